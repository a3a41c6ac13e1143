import type { FastifyReply } from 'fastify'
import type { Requester } from './picture-processes.ts'

/** Creates the requester of pictures. A browser aborts the request when it closes the page or changes the colors. */
export function createRequester(who: string, reply: FastifyReply): Requester {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return { who, disconnected: leaving.signal }
}
