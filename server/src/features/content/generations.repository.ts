// The state of each content type of a project: being written, written, or failed with a reason.
import type { ContentKey } from '@podcastai/content-types'
import { and, eq } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import type { GenerationRow } from '../../platform/database/generations.ts'
import { generations } from '../../platform/database/schema.ts'

export async function setGeneration(
  db: Connection,
  generation: Pick<GenerationRow, 'contentType' | 'state' | 'reason'> & { transcriptId: string },
) {
  const { state, reason } = generation
  await db
    .insert(generations)
    .values(generation)
    .onConflictDoUpdate({
      target: [generations.transcriptId, generations.contentType],
      set: { state, reason, updatedAt: new Date() },
    })
  await announceChange(db, generation.transcriptId)
}

/** Marks a running generation as alive. */
export async function renewGenerating(db: Connection, transcriptId: string, contentType: ContentKey) {
  const isBeingWritten = eq(generations.state, 'generating')
  await db
    .update(generations)
    .set({ updatedAt: new Date() })
    .where(and(eq(generations.transcriptId, transcriptId), eq(generations.contentType, contentType), isBeingWritten))
}

/** Returns the state of a type, and since when; null if it was never requested. */
export async function findGeneration(db: Connection, transcriptId: string, contentType: ContentKey) {
  const [row] = await db
    .select({ state: generations.state, since: generations.updatedAt })
    .from(generations)
    .where(and(eq(generations.transcriptId, transcriptId), eq(generations.contentType, contentType)))
  return row ?? null
}

/** Marks types as failed whose generation stopped unexpectedly. */
export async function failGenerating(db: Connection, transcriptId: string, reason: string) {
  await db
    .update(generations)
    .set({ state: 'failed', reason, updatedAt: new Date() })
    .where(and(eq(generations.transcriptId, transcriptId), eq(generations.state, 'generating')))
}
