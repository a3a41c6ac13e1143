/** Returns the reason that all options of a list share, shown once above them; null if they differ. */
export function sharedReason(options: readonly { reasoning: string }[]): string | null {
  const [first, ...others] = options
  const isShared = others.length > 0 && others.every(({ reasoning }) => reasoning === first?.reasoning)
  return isShared ? (first?.reasoning ?? null) : null
}
