import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'

/**
 * `fetch` for the SDK's requests, without the limit of 300 seconds in which Node's own wants to see the first byte: a
 * model on a processor of one's own reads a long episode for longer than that. The signal is the only limit. Redirects
 * are refused.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(url, {
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
