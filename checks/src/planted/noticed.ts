import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PlantedChange } from './planted-change.ts'
import type { Outcome } from './table.ts'

/** The first test that failed, by what a change breaks; null where none did. What was never tried is not there. */
export type Noticed = Record<string, string | null>

const file = fileURLToPath(new URL('./noticed.json', import.meta.url))

export function readNoticed(): Noticed {
  return JSON.parse(readFileSync(file, 'utf8')) as Noticed
}

/** In the order of the changes, and without those that are gone. */
export function saveNoticed(outcomes: readonly Outcome[]): void {
  const noticed = Object.fromEntries(outcomes.map(({ change, noticedBy }) => [change.breaks, noticedBy]))
  writeFileSync(file, `${JSON.stringify(noticed, null, 2)}\n`)
}

/** What is known of each change. */
export function outcomesOf(changes: readonly PlantedChange[], noticed: Noticed): Outcome[] {
  return changes.map((change) => ({ change, noticedBy: noticed[change.breaks] }))
}
