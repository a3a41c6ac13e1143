// What signing in and up sends. Loaded when somebody turns to the form, so that the landing page comes without it.
import { type AnswerOf, type BodyInputOf, login, register } from '@podcastai/contracts'
import { ApiError, messageOf, retryAfterSecondsOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

export type AccountCalls = typeof import('./account-calls.ts')
export type Outcome<Answer> =
  | { answer: Answer }
  | { problem: string; field: 'email' | 'password' | null; retryAfterSeconds: number | null }

export function sendSignIn(body: BodyInputOf<typeof login>): Promise<Outcome<AnswerOf<typeof login>>> {
  return outcomeOf(call(login, { body }))
}

export function sendRegistration(body: BodyInputOf<typeof register>): Promise<Outcome<AnswerOf<typeof register>>> {
  return outcomeOf(call(register, { body }))
}

async function outcomeOf<Answer>(answer: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await answer }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    const field = code ? (fieldOfRefusal[code] ?? null) : null
    return { problem: messageOf(error), field, retryAfterSeconds: retryAfterSecondsOf(error) }
  }
}

/** Which field a refusal is about; registering answers a conflict for an email that has an account. */
const fieldOfRefusal: Partial<Record<string, 'email' | 'password'>> = {
  wrong_credentials: 'password',
  conflict: 'email',
}
