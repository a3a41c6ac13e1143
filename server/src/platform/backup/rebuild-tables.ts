import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { isPgSequence, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../database/connection.ts'
import * as schema from '../database/schema.ts'

export function ourMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../database/migrations') })
}

/** Drops only what the migrations created, because the database may have tables of other applications. */
export async function removeTables(tx: Connection): Promise<void> {
  for (const one of Object.values(schema as Record<string, unknown>)) {
    if (is(one, PgTable)) await tx.execute(sql`drop table if exists ${sql.identifier(getTableName(one))} cascade`)
    if (isPgSequence(one)) await tx.execute(sql`drop sequence if exists ${sql.identifier(one.seqName ?? '')} cascade`)
  }
  for (const name of ourFunctions()) await tx.execute(sql`drop function if exists ${sql.identifier(name)} cascade`)
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
}

/** The schema doesn't list them: triggers and their functions are written into the migrations by hand. */
function ourFunctions(): Set<string> {
  const text = ourMigrations().flatMap((migration) => migration.sql)
  return new Set(
    [...text.join('\n').matchAll(/create (?:or replace )?function "?(\w+)"?/gi)].map(([, name = '']) => name),
  )
}

/** Runs migrations in the transaction, and records them for the migrator. */
export async function migrateFrom(tx: Connection, migrations: MigrationMeta[]): Promise<void> {
  for (const migration of migrations) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`)
  }
}
