import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** A transaction: all of its statements take effect or none. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

/**
 * The database or a transaction. Repository functions take it as their first parameter, so none skips a transaction.
 */
export type Connection = NodePgDatabase<typeof schema> | Transaction
