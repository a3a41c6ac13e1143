import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { projectNotes, transcripts, users } from '../../platform/database/schema.ts'

/** Returns the note of a project; null if nobody has written one yet. */
export async function findNote(db: Connection, transcriptId: string) {
  const [row] = await db
    .select({
      text: projectNotes.text,
      revision: projectNotes.revision,
      editedBy: users.username,
      editedAt: projectNotes.editedAt,
    })
    .from(projectNotes)
    .leftJoin(users, eq(users.id, projectNotes.editedBy))
    .where(eq(projectNotes.transcriptId, transcriptId))
  return row ?? null
}

/**
 * Locks the project until the end of the transaction, because a note that nobody has written yet has no row to lock.
 */
export async function lockProject(tx: Connection, transcriptId: string) {
  await tx.select({ id: transcripts.id }).from(transcripts).where(eq(transcripts.id, transcriptId)).for('update')
}

export async function writeNote(tx: Connection, note: typeof projectNotes.$inferInsert) {
  await tx.insert(projectNotes).values(note).onConflictDoUpdate({ target: projectNotes.transcriptId, set: note })
}
