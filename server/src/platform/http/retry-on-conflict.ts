import { AppError } from './app-error.ts'

/** How often to prepare again after someone else stored a change. */
const defaultAttempts = 3

/**
 * For what takes long to prepare: it is prepared from what is stored, outside any transaction, and stored only if that
 * is still what it was. `store` says whether it was.
 * @throws AppError conflict with this message after so many tries
 */
export async function retryOnConflict(
  store: () => Promise<boolean>,
  message: string,
  tries: number = defaultAttempts,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (await store()) return
  }
  throw new AppError('conflict', message)
}
