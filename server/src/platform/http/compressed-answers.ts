import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Fewer characters fit into one packet anyway. */
const leastCharacters = 1400

const ways = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Answers of calls as texts of JSON, a third as long where the caller takes them compressed; files and streams are left
 * alone. It runs beside the thread that serves, and after `answerUnchanged`: an answer that is not sent costs nothing.
 * No answer holds a secret beside what somebody else could put into it, so that lengths tell nothing.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastCharacters) return payload
    if (!request.url.startsWith('/api/') || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const accepted = request.headers['accept-encoding'] ?? ''
    const way = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    if (!way) return payload
    const tag = reply.getHeader('etag')
    // The same answer in other bytes.
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
    reply.header('content-encoding', way).removeHeader('content-length')
    return ways[way](payload)
  })
}
