import { AppError } from './app-error.ts'

const defaultMessage = 'Others are changing this project right now. Please try again.'

/** Maximum number of attempts, each prepared again after someone else stored a change. */
const defaultAttempts = 3

/**
 * Retries optimistic writes whose preparation is slow: `store` prepares from the stored state outside a transaction,
 * and returns false if that state changed before it could store the result.
 * @throws AppError conflict with this message after the last attempt
 */
export async function retryOnConflict(
  store: () => Promise<boolean>,
  message = defaultMessage,
  tries = defaultAttempts,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (await store()) return
  }
  throw new AppError('conflict', message)
}
