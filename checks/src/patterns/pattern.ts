/** A regular expression of the shipped code. `at`: the places (`file:line`) that hold or build it. */
export type Pattern = { source: string; flags: string; at: string[] }

/** A place (`file:line:column`) that puts a pattern together at run time. */
export type BuildingSite = string

/** As it would be written in code; patterns are compared by it. */
export function written({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return `/${source}/${flags}`
}

/** Every pattern once, with all its places. */
export function eachOnce(patterns: readonly Pattern[]): Pattern[] {
  const once = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const known = once.get(written(pattern))
    if (known) known.at.push(...pattern.at)
    else once.set(written(pattern), { ...pattern, at: [...pattern.at] })
  }
  return [...once.values()]
}
