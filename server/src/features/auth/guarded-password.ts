import type { Connection } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Throttle } from '../../platform/http/throttle.ts'
import { confirmPassword } from './auth.service.ts'

/** Runs work that rechecks the password. Wrong attempts are counted, so a stolen session cannot be used to guess it. */
export async function guardPassword<T>(throttle: Throttle, { userId }: Caller, work: () => Promise<T>): Promise<T> {
  await throttle.count([['password by account', userId]])
  const done = await work()
  await throttle.forgive([['password by account', userId]])
  return done
}

/**
 * Returns a function that confirms the password before an action that cannot be undone.
 * @throws AppError invalid, too_many_requests
 */
export function passwordConfirmation({ db, throttle }: { db: Connection; throttle: Throttle }) {
  return (caller: Caller, password: string): Promise<void> =>
    guardPassword(throttle, caller, () => db.transaction((tx) => confirmPassword(tx, caller, password, 'password')))
}
