import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { glossary, users, workspaces } from '../../platform/database/schema.ts'

/** The entries of a workspace by what is written, with the names of who added them. */
export function listEntries(db: Connection, workspaceId: string) {
  const { id, heard, written, createdAt } = glossary
  return db
    .select({ id, heard, written, author: users.username, authorId: glossary.authorId, createdAt })
    .from(glossary)
    .leftJoin(users, eq(users.id, glossary.authorId))
    .where(eq(glossary.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${written})`), asc(sql`lower(${heard})`))
}

type Entry = Pick<typeof glossary.$inferInsert, 'workspaceId' | 'heard' | 'written' | 'authorId'>

const isOfWords = ({ workspaceId, heard }: Pick<Entry, 'workspaceId' | 'heard'>) =>
  and(eq(glossary.workspaceId, workspaceId), sql`lower(${glossary.heard}) = lower(${heard})`)

/**
 * Adds an entry, or changes what the one of the same heard words writes. Holds the workspace until the end of the
 * transaction, so that of two for the last place one gets it: false where there are as many as there may be. Rows that
 * name the workspace can be added meanwhile: search and share links add some while they hold a project.
 */
export async function putEntry(tx: Connection, entry: Entry, most: number): Promise<boolean> {
  const { workspaceId, written, authorId } = entry
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update')
  const changed = await tx
    .update(glossary)
    .set({ heard: entry.heard, written, authorId, createdAt: new Date() })
    .where(isOfWords(entry))
    .returning({ id: glossary.id })
  if (changed.length > 0) return true
  const [there] = await tx.select({ entries: count() }).from(glossary).where(eq(glossary.workspaceId, workspaceId))
  if ((there?.entries ?? 0) >= most) return false
  await tx.insert(glossary).values(entry)
  return true
}

type EntryId = { workspaceId: string; id: string }

const isEntry = ({ workspaceId, id }: EntryId) => and(eq(glossary.id, id), eq(glossary.workspaceId, workspaceId))

export async function findEntry(db: Connection, entry: EntryId) {
  const [row] = await db.select({ id: glossary.id }).from(glossary).where(isEntry(entry))
  return row ?? null
}

/** Deletes the entry of these heard words, whatever their case, if there is one. */
export async function deleteHeard(tx: Connection, words: Pick<Entry, 'workspaceId' | 'heard'>) {
  await tx.delete(glossary).where(isOfWords(words))
}

export async function deleteEntry(db: Connection, entry: EntryId) {
  await db.delete(glossary).where(isEntry(entry))
}
