import { type ErrorBody, type ErrorCode, errorStatuses } from '@podcastai/contracts'

/** An answer that is not ok. `message` is '{status}: {body text}'; what to show a person is `text`. */
export class ApiError extends Error {
  readonly status: number
  /** From the closed list of the contracts, or null where the body is not ours. */
  readonly code: ErrorBody['code'] | null
  /** The body's message alone, else the whole body, else ''. */
  readonly text: string
  readonly details: ErrorBody['details']

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    const ours = ourBody(asJson(body))
    this.code = ours?.code ?? null
    this.details = ours?.details
    this.text = ours?.message ?? looseMessage(body)
  }
}

/** What a lost connection means for what was sent: it only asked, it went out in part, or perhaps it arrived. */
const lostWords = {
  asked: 'The connection to the server was lost. Check it and try again.',
  partly: 'The connection to the server was lost. Nothing was saved. Check it and try again.',
  perhaps: 'The connection was lost. Your change may not have been saved. Check before retrying.',
} as const

/** No answer at all: the server is away, or the connection is. */
export class ConnectionLost extends Error {
  constructor(sent: keyof typeof lostWords, cause?: unknown) {
    super(lostWords[sent], { cause })
    this.name = 'ConnectionLost'
  }
}

/** What a toast says about a failure: the server's message alone, else the fallback. */
export function getErrorMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (error instanceof ApiError) return error.text || fallback
  if (error instanceof ConnectionLost) return error.message
  return fallback
}

/** How long the server takes no further try; null where it says nothing of the kind. */
export function getRetryAfterSeconds(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.details?.retryAfterSeconds : null
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** By hand: every page needs it at once, and the schema would bring its whole library along. */
function ourBody(value: unknown): ErrorBody | null {
  if (typeof value !== 'object' || value === null) return null
  const { code, message, details } = value as Partial<Record<keyof ErrorBody, unknown>>
  if (typeof message !== 'string' || typeof code !== 'string' || !Object.hasOwn(errorStatuses, code)) return null
  const isRecord = typeof details === 'object' && details !== null && !Array.isArray(details)
  if (!isRecord && details !== undefined) return null
  return { code: code as ErrorCode, message, details: details as ErrorBody['details'] }
}

/** A message in another shape of JSON. Other JSON, or a page of markup from a proxy, is nothing to show. */
function looseMessage(body: string): string {
  const value = asJson(body)
  if (typeof value === 'object' && value !== null) return 'message' in value ? String(value.message) : ''
  return body.trimStart().startsWith('<') ? '' : body.trim()
}
