import type { ContentTypeKey } from '@podcastai/content-types'
import type { Segment } from '@podcastai/transcript'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { contentVersions, generations, segments, transcripts } from '../../platform/database/schema.ts'

/** The transcript that content belongs to, of this workspace and not in the bin. */
export async function findOwner(db: Connection, { workspaceId, id }: { workspaceId: string; id: string }) {
  const [row] = await db
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt)))
  return row ?? null
}

export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

export async function findOwnerById(db: Connection, id: string): Promise<Owner | null> {
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id))
  return row ?? null
}

/** The newest version of every type that has one. */
export function newestVersions(db: Connection, transcriptId: string) {
  return db
    .selectDistinctOn([contentVersions.contentType], {
      contentType: contentVersions.contentType,
      content: contentVersions.content,
      engine: contentVersions.engine,
      origin: contentVersions.origin,
    })
    .from(contentVersions)
    .where(eq(contentVersions.transcriptId, transcriptId))
    .orderBy(contentVersions.contentType, desc(contentVersions.version))
}

/** How often an engine wrote this type. */
export async function countGenerations(db: Connection, transcriptId: string, contentType: ContentTypeKey) {
  const [row] = await db
    .select({ times: count() })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        eq(contentVersions.contentType, contentType),
        eq(contentVersions.origin, 'generated'),
      ),
    )
  return row?.times ?? 0
}

/** Appends a version and marks the type generated. Two at once each get a number of their own. */
export async function insertVersion(
  tx: Connection,
  version: Omit<typeof contentVersions.$inferInsert, 'version'>,
): Promise<void> {
  const { transcriptId, contentType } = version
  await tx.execute(sql`select 1 from ${transcripts} where ${transcripts.id} = ${transcriptId} for update`)
  const newest = tx
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(and(eq(contentVersions.transcriptId, transcriptId), eq(contentVersions.contentType, contentType)))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  const [last] = await newest
  await tx.insert(contentVersions).values({ ...version, version: (last?.version ?? 0) + 1 })
  await setGeneration(tx, { transcriptId, contentType, state: 'generated', reason: null })
}

export async function setGeneration(
  db: Connection,
  generation: {
    transcriptId: string
    contentType: string
    state: 'generating' | 'generated' | 'failed'
    reason: string | null
  },
) {
  const { state, reason } = generation
  await db
    .insert(generations)
    .values(generation)
    .onConflictDoUpdate({
      target: [generations.transcriptId, generations.contentType],
      set: { state, reason, updatedAt: new Date() },
    })
}

/** Types that were being written by somebody who is gone. */
export async function failGenerating(db: Connection, transcriptId: string, reason: string) {
  await db
    .update(generations)
    .set({ state: 'failed', reason, updatedAt: new Date() })
    .where(and(eq(generations.transcriptId, transcriptId), eq(generations.state, 'generating')))
}

/** What was read of the upload, in file order. */
export async function listSegments(db: Connection, transcriptId: string): Promise<Segment[]> {
  const rows = await db
    .select()
    .from(segments)
    .where(eq(segments.transcriptId, transcriptId))
    .orderBy(segments.position)
  return rows.map(({ position, speaker, start, end, text, marks }) => ({
    id: position,
    speaker,
    start,
    end,
    text,
    ...(marks && { marks }),
  }))
}
