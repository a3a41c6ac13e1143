/** A regular expression of the shipped code. `at`: the places (`file:line`) that hold or build it. */
export type Pattern = { source: string; flags: string; at: string[] }

/** A place (`file:line:column`) that builds a pattern at run time. */
export type BuildSite = string

/** The pattern as code would write it, which identifies it. */
export function toLiteral({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return `/${source}/${flags}`
}

/** Every pattern once, with all its places. */
export function mergeDuplicates(patterns: readonly Pattern[]): Pattern[] {
  const merged = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const known = merged.get(toLiteral(pattern))
    if (known) known.at.push(...pattern.at)
    else merged.set(toLiteral(pattern), { ...pattern, at: [...pattern.at] })
  }
  return [...merged.values()]
}
