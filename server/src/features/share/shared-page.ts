import type { FastifyInstance } from 'fastify'
import type { Connection } from '../../platform/database/connection.ts'
import { followLink } from './follow-link.ts'

/**
 * The page behind a share link: a document of its own that knows no session. It asks for the content itself; here it
 * gets the status that says how the link is, and what keeps it out of searches, caches and other pages' logs.
 */
export function sharedPage(app: FastifyInstance, deps: { db: Connection; now: () => Date }): void {
  app.get<{ Params: { token: string } }>('/shared/:token', { schema: { hide: true } }, async (request, reply) => {
    const shared = await followLink(deps, request.params.token)
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    reply.status(shared === null ? 404 : shared === 'ended' ? 410 : 200)
    // Without an ETag it is never asked for conditionally: a 304 would show what the link was before.
    return reply.sendFile('shared.html', { etag: false, lastModified: false, acceptRanges: false })
  })
}
