import { type ErrorCode, errorStatuses } from '@podcastai/contracts'

/** An expected failure. `message` is for the user; the cause goes to the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}

/** Returns the same error for a record that does not exist and for one of another user. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `This ${what} could not be found or you don't have access to it.`)
}
