import { AppError } from './app-error.ts'

/** Limits the bytes of request bodies that one process accepts at a time. */
export type BodyRoom = {
  /** Reserves memory before a body is read; returns a function that frees it. @throws AppError too_many_requests */
  reserve: (owner: string, bytes: number) => () => void
}

/** Limits memory for request bodies. `maxPerOwner` is below `maxBytes`, so no owner can use all of it. */
export function openBodyRoom({ maxBytes, maxPerOwner }: { maxBytes: number; maxPerOwner: number }): BodyRoom {
  const reserved = new Map<string, number>()
  let total = 0

  function change(owner: string, bytes: number) {
    total += bytes
    const own = (reserved.get(owner) ?? 0) + bytes
    if (own > 0) reserved.set(owner, own)
    else reserved.delete(owner)
  }

  return {
    reserve: (owner, bytes) => {
      const own = reserved.get(owner) ?? 0
      if (own + bytes > maxPerOwner) throw full('You’re sending too much at once. Please try again in a moment.')
      if (total + bytes > maxBytes) throw full('The server is too busy right now. Please try again in a moment.')
      change(owner, bytes)
      let isReserved = true
      return () => {
        if (isReserved) change(owner, -bytes)
        isReserved = false
      }
    },
  }
}

function full(message: string): AppError {
  return new AppError('too_many_requests', message, { retryAfterSeconds: 10 })
}
