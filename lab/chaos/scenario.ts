/** One line of what is printed. `isMet` null: not run, or a figure without a goal. */
export type Finding = { what: string; goal: string; figure: string | number; isMet: boolean | null }

export type Options = {
  /** Two minutes for all, to see that it works; its figures prove little. */
  isShort: boolean
  /** Chance is the same with the same seed. */
  seed: number
  /** What the command line says with --name=5, else `whole`, or `short` in the short form. */
  figure: (name: string, figures: { whole: number; short: number }) => number
  /** What the command line says with --name=word, or null. */
  word: (name: string) => string | null
}

export type Scenario = (options: Options) => Promise<Finding[]>

/** Goal: none of them. The first few are printed, so that one can look. */
export function none(what: string, found: readonly string[]): Finding {
  for (const one of found.slice(0, 5)) console.log(`  ${what}: ${one}`)
  return { what, goal: '0', figure: found.length, isMet: found.length === 0 }
}

export function atMost(what: string, figure: number, goal: number, unit = ''): Finding {
  return { what, goal: `≤ ${goal}${unit}`, figure: `${Number(figure.toFixed(2))}${unit}`, isMet: figure <= goal }
}

export function atLeast(what: string, figure: number, goal: number, unit = ''): Finding {
  return { what, goal: `≥ ${goal}${unit}`, figure: `${Number(figure.toFixed(2))}${unit}`, isMet: figure >= goal }
}

export function told(what: string, figure: string | number): Finding {
  return { what, goal: '', figure, isMet: null }
}

/** What could not be carried through proves nothing: never met. */
export function failed(what: string, error: unknown): Finding {
  console.error(error)
  const reason = error instanceof Error ? error.message : String(error)
  return { what: `${what}: broken off`, goal: '', figure: reason.slice(0, 120), isMet: false }
}
