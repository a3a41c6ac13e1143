import { sql } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'

/** Rows of `from` refer to rows of `to`. */
export type Reference = { from: string; to: string }

/** Returns the references between our tables, except those of a table to itself. */
export async function referencesIn(db: Connection): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = current_schema()::regnamespace`)
  return rows
}

/**
 * Plans which tables to fill in each reading of an archive, so that referenced tables come first. One reading is enough
 * if the archive has its tables in such an order.
 * @throws Error if tables refer to each other in a cycle
 */
export function planReadings(tables: readonly string[], references: readonly Reference[]): string[][] {
  const readings: string[][] = []
  const filled = new Set<string>()
  while (filled.size < tables.length) {
    const waiting = tables.filter((table) => !filled.has(table))
    const reading = waiting.filter((table) => {
      const needed = references.filter(({ from, to }) => from === table && tables.includes(to))
      const isReady = needed.every(({ to }) => filled.has(to))
      if (isReady) filled.add(table)
      return isReady
    })
    if (reading.length === 0) throw new Error(`The tables ${waiting.join(', ')} refer to each other in a circle.`)
    readings.push(reading)
  }
  return readings
}
