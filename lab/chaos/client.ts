import { Agent, request } from 'node:http'
import type { Endpoint, ErrorBody, ResponseBody } from '@podcastai/contracts'

export type Sent = { method: string; url: string; headers: Record<string, string>; body: Buffer | null }
export type Got = {
  status: number
  text: string
  bytes: Buffer
  headers: Record<string, string | string[] | undefined>
}

export type CallOptions = {
  session?: string | null
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  payload?: Buffer
  headers?: Record<string, string>
}

export type Client = {
  /** @throws Unanswered */
  send: (sent: Sent) => Promise<Got>
  /** As the tests' apps are called, so that what they set up can be set up on a real server. @throws Unanswered */
  call: <E extends Endpoint>(
    endpoint: E,
    options?: CallOptions,
  ) => Promise<{ status: number; body: ResponseBody<E> & Partial<ErrorBody> }>
  close: () => void
}

/** No answer came, whole and in time: nobody knows what became of the call. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/**
 * Speaks HTTP over connections that stay open, to wherever the server is at the moment. An answer may take as long as
 * something of it comes: what stays silent for `deadlineMs` is given up.
 */
export function openClient(getAddress: () => string, { deadlineMs = 30_000, sockets = 64 } = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })

  function send({ method, url, headers, body }: Sent): Promise<Got> {
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => reject(new Unanswered(`${method} ${url.slice(0, 200)}: ${cause}`, { cause }))
      const { hostname, port } = new URL(getAddress())
      const length: Record<string, string> = body ? { 'content-length': String(body.length) } : {}
      const call = request(
        { hostname, port, agent, method, path: url, headers: { ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk)
            deadline.refresh()
          })
          answer.once('error', fail)
          answer.once('end', () => {
            clearTimeout(deadline)
            const bytes = Buffer.concat(chunks)
            resolve({ status: answer.statusCode ?? 0, text: bytes.toString('utf8'), bytes, headers: answer.headers })
          })
        },
      )
      const deadline = setTimeout(() => call.destroy(new Error(`nothing came for ${deadlineMs} ms`)), deadlineMs)
      call.once('error', (cause) => {
        clearTimeout(deadline)
        fail(cause)
      })
      call.end(body ?? undefined)
    })
  }

  return {
    send,
    call: async (endpoint, { session, params = {}, query, body, payload, headers } = {}) => {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const json = body === undefined ? null : Buffer.from(JSON.stringify(body))
      const got = await send({
        method: endpoint.method,
        url: query ? `${path}?${new URLSearchParams(query)}` : path,
        headers: {
          ...(json && { 'content-type': 'application/json' }),
          ...(session && { 'x-session-id': session }),
          ...headers,
        },
        body: payload ?? json,
      })
      return { status: got.status, body: JSON.parse(got.text || 'null') }
    },
    close: () => agent.destroy(),
  }
}
