import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { glossary, type StoredTerm, users, workspaces } from '../../platform/database/schema.ts'

/** The glossary of a show. */
export type GlossaryScope = { workspaceId: string; showId: string }

const isIn = ({ workspaceId, showId }: GlossaryScope) =>
  and(eq(glossary.workspaceId, workspaceId), eq(glossary.showId, showId))

/** Returns the entries of a show, sorted by the corrected words, with the names of their authors. */
export function listEntries(db: Connection, scope: GlossaryScope) {
  const { id, heard, written, createdAt } = glossary
  return db
    .select({ id, heard, written, author: users.username, authorId: glossary.authorId, createdAt })
    .from(glossary)
    .leftJoin(users, eq(users.id, glossary.authorId))
    .where(isIn(scope))
    .orderBy(asc(sql`lower(${written})`), asc(sql`lower(${heard})`))
}

type Entry = Pick<typeof glossary.$inferInsert, 'workspaceId' | 'showId' | 'heard' | 'written' | 'authorId'>

const isOfWords = ({ heard, ...scope }: GlossaryScope & Pick<Entry, 'heard'>) =>
  and(isIn(scope), sql`lower(${glossary.heard}) = lower(${heard})`)

/**
 * Locks the glossaries of a workspace until the end of the transaction. The lock is weak enough to allow inserts that
 * reference the workspace, which search and share links make while they hold a project's lock.
 */
export async function lockGlossary(tx: Connection, workspaceId: string) {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update')
}

/**
 * Adds an entry to a glossary, or updates the one with the same heard words. Returns false if the glossary is full.
 * Call with the glossary locked so concurrent requests cannot exceed the limit.
 */
export async function putEntry(tx: Connection, entry: Entry & { createdAt: Date }, max: number): Promise<boolean> {
  const { heard, written, authorId, createdAt } = entry
  const changed = await tx
    .update(glossary)
    .set({ heard, written, authorId, createdAt })
    .where(isOfWords(entry))
    .returning({ id: glossary.id })
  if (changed.length > 0) return true
  const [there] = await tx.select({ entries: count() }).from(glossary).where(isIn(entry))
  if ((there?.entries ?? 0) >= max) return false
  await tx.insert(glossary).values(entry)
  return true
}

type EntryId = { workspaceId: string; id: string }

const isEntry = ({ workspaceId, id }: EntryId) => and(eq(glossary.id, id), eq(glossary.workspaceId, workspaceId))

export async function findEntry(db: Connection, entry: EntryId) {
  const [row] = await db.select({ id: glossary.id, showId: glossary.showId }).from(glossary).where(isEntry(entry))
  return row ?? null
}

/** An entry as compared between two glossaries, or two states of one; `words` is the lookup key. */
export type KeptEntry = StoredTerm & { id: string; words: string }

/** Returns all entries of a show, or only the one with these heard words. */
export async function keptEntries(tx: Connection, of: GlossaryScope & { heard?: string }): Promise<KeptEntry[]> {
  const { id, heard, written, authorId, createdAt } = glossary
  const rows = await tx
    .select({ id, words: sql<string>`lower(${heard})`, heard, written, authorId, createdAt })
    .from(glossary)
    .where(of.heard === undefined ? isIn(of) : isOfWords({ ...of, heard: of.heard }))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

type Replacing = GlossaryScope & { gone: readonly { id: string }[]; back: readonly StoredTerm[] }

/**
 * Removes entries from a locked glossary, and restores others as they were, without authors whose accounts were
 * deleted.
 */
export async function replaceEntries(tx: Connection, { gone, back, ...scope }: Replacing) {
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.delete(glossary).where(and(isIn(scope), inArray(glossary.id, ids)))
  }
  if (back.length === 0) return
  const column = <Key extends keyof StoredTerm>(key: Key) => sql.param(back.map((term) => term[key]))
  await tx.execute(sql`
    insert into ${glossary} (workspace_id, show_id, heard, written, author_id, created_at)
    select ${scope.workspaceId}::uuid, ${scope.showId}::uuid, v.heard, v.written, ${users.id}, v.created_at
    from unnest(${column('heard')}::text[], ${column('written')}::text[], ${column('authorId')}::uuid[],
      ${column('createdAt')}::timestamptz[]) as v(heard, written, author_id, created_at)
    left join ${users} on ${users.id} = v.author_id`)
}

/** Deletes the entry with these heard words, ignoring case, if there is one. */
export async function deleteHeard(tx: Connection, words: GlossaryScope & Pick<Entry, 'heard'>) {
  await tx.delete(glossary).where(isOfWords(words))
}

export async function deleteEntry(db: Connection, entry: EntryId) {
  await db.delete(glossary).where(isEntry(entry))
}
