import type { FastifyInstance } from 'fastify'
import type { Connection } from '../../platform/database/connection.ts'
import { followLink } from './follow-link.ts'

/**
 * Serves the page of a share link, which uses no session and fetches the content itself. The response has the link's
 * status code, and headers that keep it out of search engines, caches, and other sites' logs.
 */
export function sharedPage(app: FastifyInstance, deps: { db: Connection; now: () => Date }): void {
  app.get<{ Params: { token: string } }>('/shared/:token', { schema: { hide: true } }, async (request, reply) => {
    const shared = await followLink(deps, request.params.token)
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    reply.status(shared === null ? 404 : shared === 'ended' ? 410 : 200)
    // Without an ETag there are no conditional requests: a 304 would show the link's earlier state.
    return reply.sendFile('shared.html', { etag: false, lastModified: false, acceptRanges: false })
  })
}
