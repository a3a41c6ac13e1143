import type { FastifyReply } from 'fastify'
import type { Requester } from './picture-processes.ts'

/** Who asks for pictures. A browser aborts the request when it closes the page or asks for other colors. */
export function createRequester(who: string, reply: FastifyReply): Requester {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return { who, disconnected: leaving.signal }
}
