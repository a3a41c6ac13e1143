/** The reason that all options of a list have in common: it is said once above them. Null where each has its own. */
export function sharedReason(options: readonly { reasoning: string }[]): string | null {
  const [first, ...others] = options
  const isShared = others.length > 0 && others.every(({ reasoning }) => reasoning === first?.reasoning)
  return isShared ? (first?.reasoning ?? null) : null
}
