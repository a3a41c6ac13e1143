import { ApiError } from './api-error.ts'

/** The server's complaints by field of a form; one about an entry of a list belongs to the list. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): [Name, string][] {
  const fields = error instanceof ApiError ? error.details?.fields : undefined
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([path, message]) => {
    const field = names.find((name) => name === path.split('.')[0])
    return field ? [[field, String(message)]] : []
  })
}
