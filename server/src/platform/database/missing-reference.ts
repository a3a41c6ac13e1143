/** PostgreSQL's foreign_key_violation. */
const foreignKeyViolation = '23503'

/** True if a row could not be stored because one that it belongs to was deleted after the call had looked it up. */
export function isMissingReference(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: unknown }).code === foreignKeyViolation) return true
  }
  return false
}
