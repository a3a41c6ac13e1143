import { ApiError } from './api-error.ts'

/** Returns the server's validation errors by form field; an error about a list entry belongs to the list. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): [Name, string][] {
  const fields = error instanceof ApiError ? error.details?.fields : undefined
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([path, message]) => {
    const field = names.find((name) => name === path.split('.')[0])
    return field ? [[field, String(message)]] : []
  })
}
