import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Fewer characters fit into one packet anyway. */
const minCharacters = 1400

const ways = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Answers of calls as texts of JSON, a third as long where the caller takes them compressed; files and streams are left
 * alone. It runs beside the thread that serves, and after `registerEtag`: an answer that is not sent costs nothing.
 * Lengths tell a stranger nothing: answers are made for whoever has a session, which no other site can send along, and
 * no secret stands in one (the token of a share link is told once, in an answer too short to be compressed).
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
    // The same answer in other bytes.
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
    reply.header('content-encoding', way).removeHeader('content-length')
    return ways[way](payload)
  })
}

/** The codings that a caller takes; one that it gives no weight is refused. */
function parseAcceptedEncodings(header: string | string[] = ''): Set<string> {
  const codings = String(header).split(',')
  const parts = codings.map((coding) => coding.split(';').map((part) => part.trim().toLowerCase()))
  return new Set(parts.filter(([, weight]) => !(weight && Number(weight.slice(2)) === 0)).map(([name]) => name ?? ''))
}
