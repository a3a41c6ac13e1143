import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Minimum characters to compress; fewer fit into one packet anyway. */
const minCharacters = 1400

const ways = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Compresses JSON responses of the API to a third of their size; files and streams are left alone. It runs in Node's
 * thread pool, and after `registerEtag`, so that a 304 costs nothing. BREACH does not apply: responses depend on a
 * session that no other site can send along, and contain no secret (a share link's token is sent once, in a response
 * too short to be compressed).
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minCharacters) return payload
    if (!request.url.startsWith('/api/') || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const accepted = parseAcceptedEncodings(request.headers['accept-encoding'])
    const way = (['br', 'gzip'] as const).find((name) => accepted.has(name))
    if (!way) return payload
    const tag = reply.getHeader('etag')
    // The same response in other bytes, so its tag becomes weak.
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
    reply.header('content-encoding', way).removeHeader('content-length')
    return ways[way](payload)
  })
}

/** Returns the codings that a caller accepts, without those of weight zero. */
function parseAcceptedEncodings(header: string | string[] = ''): Set<string> {
  const codings = String(header).split(',')
  const parts = codings.map((coding) => coding.split(';').map((part) => part.trim().toLowerCase()))
  return new Set(parts.filter(([, weight]) => !(weight && Number(weight.slice(2)) === 0)).map(([name]) => name ?? ''))
}
