import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'
import { type Answering, openAnswering } from './answering.ts'
import type { Connection } from './connection.ts'
import { openEmbeddedDatabase } from './embedded/embedded-database.ts'
import * as schema from './schema.ts'

export type Database = Pick<Answering, 'isAnswering'> & {
  db: Connection
  /** The node-postgres options; the job queue opens its own connections with them. */
  connection: PoolConfig
  kind: 'embedded' | 'server'
  /** The number of open connections, of idle ones, and of statements that wait for one. */
  poolState: () => { open: number; idle: number; waiting: number }
  /**
   * Makes the embedded database refuse writes while less than `bytes` are free on its disk, and calls `onLow` when that
   * begins and ends. Does nothing for a database server.
   */
  keepReserve: (bytes: number, onLow: (isLow: boolean) => void) => void
  close: () => Promise<void>
}

type OpenOptions = {
  /** Contains the folder `database` of the embedded database. The caller must hold the folder's lock. */
  dataDir: string
  /** A PostgreSQL server instead. */
  databaseUrl?: string | undefined
  /** fsync on each commit of the embedded database. Tests turn it off. */
  durable?: boolean
  /** False skips migrations, for commands that only read. */
  migrates?: boolean
  /** The database or a connection to it was lost. */
  onLost: (error: Error) => void
}

/** An arbitrary number for the advisory lock that keeps two starting processes from migrating at once. */
const migrationLock = 7_316_201

/** Opens the database and migrates it. Both kinds use the same driver. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  durable,
  migrates = true,
  onLost,
}: OpenOptions): Promise<Database> {
  const embedded = databaseUrl
    ? null
    : await openEmbeddedDatabase({ folder: join(dataDir, 'database'), durable, onCrash: onLost })
  const connection: PoolConfig = embedded ? embedded.connection : { connectionString: databaseUrl }
  const pool = new Pool({ ...connection, max: 10 })
  // Without a listener, Node throws 'error' events, and a lost connection would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  try {
    if (migrates) await migrateOnce(pool)
  } catch (error) {
    await pool.end()
    await embedded?.close()
    throw error
  }
  const answering = openAnswering(connection)
  return {
    db: drizzle({ client: pool, schema }),
    isAnswering: answering.isAnswering,
    connection,
    kind: embedded ? 'embedded' : 'server',
    poolState: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    keepReserve: (bytes, onLow) => embedded?.keepReserve(bytes, onLow),
    close: async () => {
      await answering.close()
      await pool.end()
      await embedded?.close()
    },
  }
}

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client, schema }), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    // A lost connection has released the lock, but must still be returned: the pool only ends when all are back.
    const unlocked = client.query('select pg_advisory_unlock($1)', [migrationLock])
    await unlocked.then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}
