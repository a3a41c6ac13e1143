import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Pattern, written } from './pattern.ts'
import type { Verdict } from './verdict.ts'

/**
 * What the checker said of each pattern: to prove it anew takes minutes. `linear` holds digests of patterns, `others` the
 * verdicts that need a look, by the pattern as it is written.
 */
export type VerdictTable = { linear: string[]; others: Record<string, Exclude<Verdict, { is: 'linear' }>> }

const file = new URL('./verdicts.json', import.meta.url)

export function readTable(): VerdictTable {
  return JSON.parse(readFileSync(file, 'utf8')) as VerdictTable
}

export function saveTable(verdicts: ReadonlyMap<string, Verdict>): void {
  const table: VerdictTable = { linear: [], others: {} }
  for (const [pattern, verdict] of [...verdicts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (verdict.is === 'linear') table.linear.push(digestOf(pattern))
    else table.others[pattern] = verdict
  }
  table.linear.sort()
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
}

/** What is known of a pattern, or null. */
export function knownVerdict(pattern: Pattern, { linear, others }: VerdictTable): Verdict | null {
  const text = written(pattern)
  return others[text] ?? (linear.includes(digestOf(text)) ? { is: 'linear' } : null)
}

function digestOf(pattern: string): string {
  return createHash('sha256').update(pattern).digest('hex').slice(0, 16)
}
