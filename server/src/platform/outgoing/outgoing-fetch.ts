import { type IncomingMessage, request as overHttp, Agent as PlainAgent, type RequestOptions } from 'node:http'
import { request as overHttps, Agent as TlsAgent } from 'node:https'
import { Readable } from 'node:stream'
import { guardedConnection } from './guarded-address.ts'

/**
 * `fetch` for addresses from the settings, without Node's limit of 300 seconds to the first byte: a model on the
 * operator's own CPU can take longer to read a long episode. The signal is the only limit. Redirects are refused.
 */
export const patientFetch = fetchWith(() => ({}))

// Agents for guarded requests only: a reused connection must not be one that was opened without the guard.
const agents = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new TlsAgent({ keepAlive: true }) }

/**
 * `fetch` for addresses that a person entered in the app, otherwise like `patientFetch`.
 * @throws RefusedAddress if an address is reserved, or is public and reached without TLS
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
