import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Pattern, toLiteral } from './pattern.ts'
import { getMaxTextLength } from './text-limits.ts'

/**
 * Patterns that the lab has verified, because a proof can take minutes. `linear`: digests of those that are linear on any
 * text. `bounded`: the others, with the text length up to which they are fast.
 */
export type Verified = { linear: string[]; bounded: Record<string, number> }

const file = new URL('./verified.json', import.meta.url)

export function readVerified(): Verified {
  return JSON.parse(readFileSync(file, 'utf8')) as Verified
}

export function saveVerified({ linear, bounded }: Verified): void {
  const sorted = Object.entries(bounded).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(
    file,
    `${JSON.stringify({ linear: linear.toSorted(), bounded: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
}

/** Whether a pattern is fast on the texts of all its places. */
export function isVerified(pattern: Pattern, { linear, bounded }: Verified): boolean {
  const literal = toLiteral(pattern)
  return linear.includes(getDigest(literal)) || (bounded[literal] ?? 0) >= getMaxTextLength(pattern.at)
}

export function getDigest(literal: string): string {
  return createHash('sha256').update(literal).digest('hex').slice(0, 16)
}
