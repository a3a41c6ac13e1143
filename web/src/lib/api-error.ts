import { type ErrorBody, type ErrorCode, errorStatuses } from '@podcastai/contracts'

/** A response that isn't ok. `message` is '{status}: {body text}'; show `text` to users. */
export class ApiError extends Error {
  readonly status: number
  /** The contracts' error code, or null if the body isn't ours. */
  readonly code: ErrorBody['code'] | null
  /** The body's message, else the whole body, else ''. */
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

/** Messages for a lost connection: a read failed, an upload was incomplete, or a change may have arrived. */
const lostWords = {
  asked: 'The connection to the server was lost. Check it and try again.',
  partly: 'The connection to the server was lost. Nothing was saved. Check it and try again.',
  perhaps: 'The connection was lost. Your change may not have been saved. Check before retrying.',
} as const

/** No response: the server or the connection is down. */
export class ConnectionLost extends Error {
  constructor(sent: keyof typeof lostWords, cause?: unknown) {
    super(lostWords[sent], { cause })
    this.name = 'ConnectionLost'
  }
}

/** Returns the text of an error toast: the server's message, else the fallback. */
export function getErrorMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (error instanceof ApiError) return error.text || fallback
  if (error instanceof ConnectionLost) return error.message
  return fallback
}

/** Returns the seconds until the server accepts another attempt, or null. */
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

/** Returns the body if it is our error format, or null. No schema: every page needs this first, without the library. */
function ourBody(value: unknown): ErrorBody | null {
  if (typeof value !== 'object' || value === null) return null
  const { code, message, details } = value as Partial<Record<keyof ErrorBody, unknown>>
  if (typeof message !== 'string' || typeof code !== 'string' || !Object.hasOwn(errorStatuses, code)) return null
  const isRecord = typeof details === 'object' && details !== null && !Array.isArray(details)
  if (!isRecord && details !== undefined) return null
  return { code: code as ErrorCode, message, details: details as ErrorBody['details'] }
}

/** Returns the message of other JSON errors. Any other JSON, or a proxy's HTML page, isn't for users. */
function looseMessage(body: string): string {
  const value = asJson(body)
  if (typeof value === 'object' && value !== null) return 'message' in value ? String(value.message) : ''
  return body.trimStart().startsWith('<') ? '' : body.trim()
}
