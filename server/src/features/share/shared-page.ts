import type { FastifyInstance } from 'fastify'
import type { Connection } from '../../platform/database/connection.ts'
import { followLink } from './follow-link.ts'
import { findSharedSound, type SoundDeps } from './shared-sound.ts'

/**
 * Serves the page of a share link, which uses no session and fetches the content itself. The response has the link's
 * status code, and headers that keep it out of search engines, caches, and other sites' logs.
 */
export function sharedPage(
  app: FastifyInstance,
  deps: Pick<SoundDeps, 'findSound'> & { db: Connection; now: () => Date },
): void {
  app.get<{ Params: { token: string } }>('/shared/:token', { schema: { hide: true } }, async (request, reply) => {
    const shared = await followLink(deps, request.params.token)
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    reply.status(shared === null ? 404 : shared === 'ended' ? 410 : 200)
    const sound = shared === null || shared === 'ended' ? null : await findSharedSound(deps, shared)
    const policy = String(reply.raw.getHeader('content-security-policy'))
    reply.header(
      'content-security-policy',
      policy.replace(/media-src [^;]*/, `media-src ${mediaSources[sound?.kind ?? 'none']}`),
    )
    // Without an ETag there are no conditional requests: a 304 would show the link's earlier state.
    return reply.sendFile('shared.html', { etag: false, lastModified: false, acceptRanges: false })
  })
}

/** What the page may play. Hosts of audio files redirect, so a linked one can't be narrowed to its own host. */
const mediaSources = { none: "'none'", pieces: 'blob:', link: 'https:' } as const
