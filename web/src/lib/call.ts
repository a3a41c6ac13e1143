import type { Endpoint, RequestBodyInput, RequestParams, RequestQueryInput, ResponseBody } from '@podcastai/contracts'
import { ApiError, ConnectionLost } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { storedSession } from './session.ts'

export type CallOptions<E extends Endpoint> = {
  params?: RequestParams<E>
  query?: RequestQueryInput<E>
  /** Sent as JSON. */
  body?: RequestBodyInput<E>
  /** Sent as is. */
  form?: FormData
  signal?: AbortSignal
  /** Called with the fraction of bytes sent. */
  onProgress?: (sent: number) => void
}

type Request = {
  method: string
  url: string
  headers: Headers
  body: string | FormData | undefined
  signal?: AbortSignal
}

/**
 * Calls an endpoint and returns its response, or undefined if empty. Responses aren't parsed again: the server does
 * that with the same contracts.
 * @throws ApiError for a response that isn't ok, ConnectionLost for none
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<ResponseBody<E>> {
  return parsed<E>(await fetchAnswer(endpoint, options))
}

/** Returns a page of a list and the cursor of the next page, or null after the last. */
export async function callPage<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) {
  const answer = await fetchAnswer(endpoint, options)
  return { page: parsed<E>(answer), nextCursor: answer.nextCursor }
}

/** Returns a file. */
export async function callFile<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Blob> {
  const { response, body } = await reach(createRequest(endpoint, options), (answer) => answer.blob())
  if (!response.ok) throw new ApiError(response.status, response.statusText, await body.text())
  return body
}

function parsed<E extends Endpoint>({ body }: Answer): ResponseBody<E> {
  return (body === '' ? undefined : JSON.parse(body)) as ResponseBody<E>
}

async function fetchAnswer<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer> {
  const request = createRequest(endpoint, options)
  const answer = options.onProgress ? await sendWatched(request, options.onProgress) : await send(request)
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, answer.body)
  return answer
}

function createRequest<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Request {
  const headers = new Headers({ accept: 'application/json' })
  const session = storedSession()
  // The build leaves out “session” (web/without-schemas.ts).
  if (endpoint.access !== 'public' && session) headers.set('x-session-id', session)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  return {
    method: endpoint.method,
    url: buildUrl(endpoint.path, options.params, options.query as object | undefined),
    headers,
    body: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
    signal: options.signal,
  }
}

/** Returns `/api/transcripts/:id` with its parameters filled in and the query appended. */
export function buildUrl(path: string, params: Record<string, string> = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

type Answer = { ok: boolean; status: number; statusText: string; body: string; nextCursor: string | null }

async function send(request: Request): Promise<Answer> {
  const { response, body } = await reach(request, (answer) => answer.text())
  const { ok, status, statusText, headers } = response
  return { ok, status, statusText, body, nextCursor: headers.get('x-next-cursor') }
}

/** Returns the response and its body: the connection can break while reading it too. */
async function reach<Body>({ url, ...request }: Request, read: (response: Response) => Promise<Body>) {
  try {
    const early = takeEarlyAnswer(request.method, url)
    const response = await (early ?? fetch(url, { ...request, credentials: 'include' }))
    return { response, body: await read(response) }
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ConnectionLost(request.method === 'GET' ? 'asked' : 'perhaps', error)
  }
}

/** Uses XMLHttpRequest, the only API with upload progress. */
function sendWatched(request: Request, onProgress: (sent: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.withCredentials = true
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value)
    })
    let isOut = false
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    xhr.upload.onload = () => {
      isOut = true
    }
    xhr.onload = () => {
      const { status, statusText, responseText } = xhr
      const nextCursor = xhr.getResponseHeader('x-next-cursor')
      resolve({ ok: status >= 200 && status < 300, status, statusText, body: responseText, nextCursor })
    }
    // The server stores nothing of an incomplete body.
    xhr.onerror = () => reject(new ConnectionLost(isOut ? 'perhaps' : 'partly'))
    xhr.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    request.signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(request.body)
  })
}
