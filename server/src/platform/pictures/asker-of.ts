import type { FastifyReply } from 'fastify'
import type { Asker } from './picture-processes.ts'

/** Who asks for pictures. A browser aborts the request when it closes the page or asks for other colors. */
export function askerOf(who: string, reply: FastifyReply): Asker {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return { who, hungUp: leaving.signal }
}
