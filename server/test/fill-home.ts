import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, isTable } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../src/platform/database/schema.ts'
import type { Home } from './home.ts'
import { findShow, findUser } from './people.ts'
import type { TestApp } from './test-app.ts'

const { comments, contentVersions, glossary, invitations, mentions, shows, transcripts, workspaces } = schema

/** Derived from the other tables by triggers and a job. */
const derived: readonly unknown[] = [schema.passages, schema.passagesDue]

/** Tables with a project's data. */
const parts = Object.values(schema).flatMap((value) => {
  if (!isTable(value) || derived.includes(value)) return []
  const { transcriptId } = getTableColumns(value) as { transcriptId?: PgColumn }
  return transcriptId ? [{ table: value as PgTable, transcriptId }] : []
})

/** Inserts this many more rows of everything that a workspace can have without limit, like a team's work of a year. */
export async function fillHome(app: TestApp, home: Home, more: number): Promise<void> {
  const { db } = app
  const { project, binned } = home.ids
  const numbers = Array.from({ length: more }, (_, at) => at + 1)

  for (const id of [project, binned]) {
    const copies = numbers.map(() => randomUUID())
    const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id))
    if (row) await db.insert(transcripts).values(copies.map((copy) => ({ ...row, id: copy })))
    for (const { table, transcriptId: of } of parts) {
      const rows = await db.select().from(table).where(eq(of, id))
      const copied = copies.flatMap((transcriptId) => rows.map((part) => ({ ...copyRow(part), transcriptId })))
      if (copied.length > 0) await db.insert(table).values(copied as never)
    }
  }
  const [comment] = await db.select().from(comments).where(eq(comments.transcriptId, project)).limit(1)
  if (comment) await db.insert(comments).values(numbers.map(() => ({ ...comment, id: randomUUID() })))
  const [version] = await db.select().from(contentVersions).where(eq(contentVersions.transcriptId, project)).limit(1)
  if (version) await db.insert(contentVersions).values(numbers.map((number) => ({ ...version, version: number + 1 })))

  const { id: userId } = await findUser(app, home.admin)
  const { workspaceId, showId } = await findShow(app, home.admin)
  const remarks = await db.select().from(comments).where(eq(comments.transcriptId, project))
  await db.insert(mentions).values(remarks.map(({ id }) => ({ workspaceId, userId, commentId: id })))
  // Fewer than the maximum, so that one more can be created.
  await db.insert(shows).values(numbers.slice(0, 10).map((position) => ({ workspaceId, position })))
  await db
    .insert(glossary)
    .values(numbers.map((number) => ({ workspaceId, showId, heard: `heard ${number}`, written: 'so' })))
  const others = numbers.map((number) => ({ name: `Team ${number}`, kind: 'team' as const }))
  const teams = await db.insert(workspaces).values(others).returning()
  const asked = { email: home.admin.email, role: 'user' as const, expiresAt: new Date(Date.now() + 86_400_000) }
  await db.insert(invitations).values(teams.map(({ id }) => ({ ...asked, workspaceId: id })))
}

/** Returns a copy of a row with new unique values. */
function copyRow(row: Record<string, unknown>): Record<string, unknown> {
  return { ...row, ...('id' in row && { id: randomUUID() }), ...('tokenHash' in row && { tokenHash: randomUUID() }) }
}
