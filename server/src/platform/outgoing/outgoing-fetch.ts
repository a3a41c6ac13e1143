import { type IncomingMessage, request as overHttp, Agent as PlainAgent, type RequestOptions } from 'node:http'
import { request as overHttps, Agent as TlsAgent } from 'node:https'
import { Readable } from 'node:stream'
import { guardedConnection } from './guarded-address.ts'

/**
 * `fetch` for addresses from the settings, without the limit of 300 seconds in which Node's own wants to see the first
 * byte: a model on a processor of one's own reads a long episode for longer than that. The signal is the only limit.
 * Redirects are refused.
 */
export const patientFetch = fetchWith(() => ({}))

// Of their own: a kept connection must not be one that was opened without the guard.
const agents = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new TlsAgent({ keepAlive: true }) }

/**
 * The same for addresses that a person entered in the app. @throws RefusedAddress where one is reserved, or is public and
 * reached without TLS
 */
export const guardedFetch = fetchWith((url) => ({
  ...guardedConnection(url),
  agent: url.protocol === 'https:' ? agents['https:'] : agents['http:'],
}))

function fetchWith(connection: (url: URL) => RequestOptions): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const options = connection(url)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = send(url, {
        ...options,
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(init?.signal && { signal: init.signal }),
      })
      outgoing.on('response', resolve).on('error', reject)
      outgoing.end(init?.body)
    })
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400) {
      answer.destroy()
      throw new TypeError('unexpected redirect')
    }
    const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status: statusCode, headers: named })
  }
}
