// The login and sign-up requests. Loaded on first use of the form, so that the landing page loads without them.
import { login, type RequestBodyInput, type ResponseBody, register } from '@podcastai/contracts'
import { ApiError, getErrorMessage, getRetryAfterSeconds } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

export type AccountCalls = typeof import('./account-calls.ts')
export type Outcome<Answer> =
  | { answer: Answer }
  | { problem: string; field: 'email' | 'password' | null; retryAfterSeconds: number | null }

export function sendSignIn(body: RequestBodyInput<typeof login>): Promise<Outcome<ResponseBody<typeof login>>> {
  return toOutcome(call(login, { body }))
}

export function sendRegistration(
  body: RequestBodyInput<typeof register>,
): Promise<Outcome<ResponseBody<typeof register>>> {
  return toOutcome(call(register, { body }))
}

async function toOutcome<Answer>(answer: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await answer }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    const field = code ? (fieldOfRefusal[code] ?? null) : null
    return { problem: getErrorMessage(error), field, retryAfterSeconds: getRetryAfterSeconds(error) }
  }
}

/** The field that a refusal is about; sign-up returns a conflict for an email that has an account. */
const fieldOfRefusal: Partial<Record<string, 'email' | 'password'>> = {
  wrong_credentials: 'password',
  conflict: 'email',
}
