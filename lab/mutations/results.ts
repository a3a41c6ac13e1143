import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Mutation } from './mutation.ts'
import type { Outcome } from './report.ts'

/** The first test that failed, by what a mutation breaks; null where none did. Mutations that were never tried are missing. */
export type Results = Record<string, string | null>

const file = fileURLToPath(new URL('./results.json', import.meta.url))

export function readResults(): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results
}

/** In the order of the mutations, and without those that no longer exist. */
export function saveResults(outcomes: readonly Outcome[]): void {
  const results = Object.fromEntries(outcomes.map(({ change, killedBy }) => [change.breaks, killedBy]))
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** The stored result of each mutation. */
export function getOutcomes(changes: readonly Mutation[], results: Results): Outcome[] {
  return changes.map((change) => ({ change, killedBy: results[change.breaks] }))
}
