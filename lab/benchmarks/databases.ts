import { startPostgres } from '../../server/test/postgres-server.ts'

export type Row = Record<string, string | number>

/** A row for the embedded database, and one for a PostgreSQL server where one can be started. */
export async function onBothDatabases(
  measureRow: (database: string, env: Record<string, string>) => Promise<Row>,
): Promise<Row[]> {
  const rows = [await measureRow('embedded', {})]
  const postgres = await startPostgres().catch((error: Error) => {
    console.log(`No PostgreSQL server could be started: ${error.message}\n`)
    return null
  })
  if (!postgres) return rows
  try {
    rows.push(await measureRow('PostgreSQL server', { DATABASE_URL: postgres.url }))
  } finally {
    await postgres.stop()
  }
  return rows
}
