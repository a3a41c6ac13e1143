/**
 * Returns a request's values without characters that the database rejects: NUL is removed, and half a surrogate pair
 * (an emoji that was cut in two) becomes the replacement character. Everything else stays as it was sent.
 */
export function stripInvalidUnicode<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(stripInvalidUnicode) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [stripInvalidUnicode(key), stripInvalidUnicode(inner)]),
  ) as T
}
