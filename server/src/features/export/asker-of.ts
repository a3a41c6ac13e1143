import type { FastifyReply } from 'fastify'
import type { Asker } from '../../platform/pictures/drawing-threads.ts'

/** For whom pictures are drawn. A browser that closes the page, or wants other colors by now, hangs up. */
export function askerOf({ userId }: { userId: string }, reply: FastifyReply): Asker {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return { who: userId, hungUp: leaving.signal }
}
