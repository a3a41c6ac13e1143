import { sql } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'
import { readEntries } from './archive.ts'
import { type Manifest, parseTableName } from './manifest.ts'
import { planReadings, referencesIn } from './table-order.ts'

export type BackedUpTables = Manifest['tables']

/**
 * Fills empty tables from a backup, referenced tables first. Backups of earlier versions list tables by name, so they
 * are read more than once.
 * @throws Error if a table ends up with another number of rows than the backup
 */
export async function loadTables(tx: Connection, path: string, tables: BackedUpTables): Promise<void> {
  for (const wanted of planReadings(Object.keys(tables), await referencesIn(tx))) {
    await readEntries(path, async (entry, bytes) => {
      const table = parseTableName(entry)
      if (table && wanted.includes(table)) await insertRows(tx, { table, columns: tables[table]?.columns ?? [] }, bytes)
    })
  }
  for (const [table, { rows: expected }] of Object.entries(tables)) {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    )
    if (rows[0]?.count !== expected) throw new Error(`The table ${table} is not complete; nothing was restored.`)
  }
}

/** Names and types come from the backup's manifest and are checked; everything else is a parameter. */
async function insertRows(
  tx: Connection,
  { table, columns }: { table: string; columns: BackedUpTables[string]['columns'] },
  bytes: Uint8Array,
): Promise<void> {
  const lines = `[${Buffer.from(bytes).toString().trimEnd().replaceAll('\n', ',')}]`
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ type }, at) => sql`cast(line->>${sql.raw(String(at))} as ${sql.raw(plainType(type))})`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${names}) select ${values} from json_array_elements(${lines}::json) as line`)
}

/** A backup is untrusted input: its type names must not inject SQL. */
function plainType(type: string): string {
  if (!/^[a-z][a-z0-9 _]*(?:\(\d+(?:,\d+)?\)[a-z ]*)?(?:\[\])?$/.test(type))
    throw new Error(`The backup names the type ${type}.`)
  return type
}
