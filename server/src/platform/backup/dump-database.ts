import { getTableName, is, sql } from 'drizzle-orm'
import { isPgSequence, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../database/connection.ts'
import * as schema from '../database/schema.ts'
import type { AddEntry } from './archive.ts'
import { type Manifest, tablePart } from './manifest.ts'
import { planReadings, referencesIn } from './table-order.ts'

type Dumped = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'jobs'> & { fileKeys: string[] }
type Column = { table: string; name: string; type: string }

/** Not backed up, because they derive from other tables or expire: the search index and rate limits. */
const derived = new Set(['passages', 'passages_due', 'throttles'])
/** The database may also have tables of other applications, which are not backed up or restored. */
const [ourTables, ourSequences] = listTableNames(schema)
/** Maximum bytes per statement; a single row may be larger. */
const partBytes = 4_000_000

/**
 * Writes all rows as of one moment. Each value is in PostgreSQL's text form, which does not depend on the server's
 * version or kind. A PostgreSQL server keeps serving reads and writes; the embedded database, which has one session,
 * blocks.
 */
export async function dumpDatabase(db: Connection, add: AddEntry): Promise<Dumped> {
  return db.transaction(
    async (tx) => {
      const tables: Manifest['tables'] = {}
      const found = await columnsByTable(tx)
      const kept = [...found.keys()].filter((table) => !derived.has(table))
      for (const table of planReadings(kept, await referencesIn(tx)).flat()) {
        const columns = found.get(table) ?? []
        tables[table] = { columns, rows: await dumpTable(tx, { table, columns }, add) }
      }
      return { tables, fileKeys: await fileKeysIn(tx), ...(await otherState(tx)) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Returns the keys of all files that rows refer to. */
export async function fileKeysIn(db: Connection): Promise<string[]> {
  const keys: string[] = []
  for (const [table, columns] of await columnsByTable(db)) {
    if (!columns.some(({ name }) => name === 'file_key')) continue
    const { rows } = await db.execute<{ key: string }>(
      sql`select file_key as key from ${sql.identifier(table)} where file_key is not null`,
    )
    keys.push(...rows.map(({ key }) => key))
  }
  return keys
}

/** Returns the stored columns of each of our tables, without generated ones. */
async function columnsByTable(db: Connection): Promise<Map<string, Omit<Column, 'table'>[]>> {
  const { rows } = await db.execute<Column>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`)
  const tables = new Map<string, Omit<Column, 'table'>[]>()
  for (const { table, ...column } of rows) {
    if (ourTables.has(table)) tables.set(table, [...(tables.get(table) ?? []), column])
  }
  return tables
}

function listTableNames(all: Record<string, unknown>): [tables: Set<string>, sequences: Set<string>] {
  const found = Object.values(all)
  const tables = found.flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
  return [new Set(tables), new Set(found.flatMap((one) => (isPgSequence(one) ? [one.seqName ?? ''] : [])))]
}

async function dumpTable(
  tx: Connection,
  { table, columns }: { table: string; columns: { name: string }[] },
  add: AddEntry,
) {
  const values = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from ${sql.identifier(table)}`,
  )
  let [count, part, size] = [0, 0, 10]
  // Reads the next rows while the last ones are compressed, to block the embedded database for less time.
  let packing = Promise.resolve()
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${size} from backup_rows`))
    await packing
    if (rows.length === 0) break
    const bytes = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''))
    packing = add(tablePart(table, part++), bytes)
    // It is awaited above, and may have failed by then.
    packing.catch(() => {})
    count += rows.length
    size = Math.min(2_000, Math.max(1, Math.floor((partBytes * rows.length) / bytes.length)))
  }
  await tx.execute(sql`close backup_rows`)
  return count
}

async function otherState(tx: Connection): Promise<Pick<Manifest, 'migrations' | 'sequences' | 'jobs'>> {
  const migrations = await tx.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`)
  const sequences = await tx.execute<{ name: string; value: string | null }>(sql`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema()`)
  const used = sequences.rows.flatMap(({ name, value }) =>
    ourSequences.has(name) && value !== null ? [[name, value]] : [],
  )
  return {
    migrations: migrations.rows.map(({ hash }) => hash),
    sequences: Object.fromEntries(used),
    jobs: await listOpenJobs(tx),
  }
}

async function listOpenJobs(tx: Connection): Promise<Manifest['jobs']> {
  const { rows: found } = await tx.execute<{ is: boolean }>(sql`select to_regclass('pgboss.job') is not null as is`)
  if (!found[0]?.is) return []
  const { rows } = await tx.execute<{ name: string; data: Record<string, unknown> }>(sql`
    select regexp_replace(name, '-given-up$', '') as name, data from pgboss.job
    where state in ('created', 'retry', 'active') order by created_on`)
  return rows
}
