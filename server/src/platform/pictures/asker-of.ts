import type { FastifyReply } from 'fastify'
import type { Asker } from './picture-processes.ts'

/** For whom something is done with pictures. A browser that closes the page, or wants other colors by now, hangs up. */
export function askerOf(who: string, reply: FastifyReply): Asker {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return { who, hungUp: leaving.signal }
}
