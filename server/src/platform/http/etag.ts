import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Answers unchanged reads with 304 and no body, because pages poll a project's progress every two seconds. Browsers
 * send the ETag automatically. The caller's access is checked first, as for every call.
 */
export function registerEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isOurs = request.method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('cache-control')
    if (!isOurs || typeof payload !== 'string' || !request.url.startsWith('/api/')) return payload
    // After a 304, browsers keep the headers they have, so a different cursor makes a different response.
    const cursor = reply.getHeader('x-next-cursor') ?? ''
    const tag = `"${hash('sha1', `${cursor}\n${payload}`, 'base64url')}"`
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'x-session-id, cookie' })
    if (!names(request.headers['if-none-match'], tag)) return payload
    reply.status(304).removeHeader('content-type')
    return null
  })
}

/** True if a header names a tag. Proxies that compress a response mark its tag as weak. */
function names(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
