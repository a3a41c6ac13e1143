import type { EpisodeFacts, FactName } from '@podcastai/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { transcripts } from './schema.ts'

/** Returns the value of a fact, or null. */
export function getFact(facts: EpisodeFacts, name: FactName): string | null {
  return facts[name]?.value || null
}

/** Selects the value of a fact, or null. */
export function selectFact(name: FactName): SQL<string | null> {
  return sql<string | null>`nullif(${transcripts.facts} -> ${sql.raw(`'${name}'`)} ->> 'value', '')`
}
