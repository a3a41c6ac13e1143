import { nameSpeakers } from '@podcastai/transcript'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { passages, passagesDue, segments, transcripts } from '../../platform/database/schema.ts'
import type { Passage } from './passages-of.ts'

/** Rows in one statement: small enough that the embedded database serves calls in between. */
const passagesPerStatement = 200

export type Due = { id: string; changes: number }

/** A project whose passages are to be made, if there is one. While it is processed it changes again and again. */
export async function nextDue(db: Connection): Promise<Due | null> {
  const [due] = await db
    .select({ id: passagesDue.transcriptId, changes: passagesDue.changes })
    .from(passagesDue)
    .innerJoin(transcripts, eq(transcripts.id, passagesDue.transcriptId))
    .where(and(sql`${passagesDue.notBefore} <= now()`, notInArray(transcripts.status, ['processing', 'analyzing'])))
    .orderBy(asc(passagesDue.notBefore))
    .limit(1)
  return due ?? null
}

export async function findFindable(db: Connection, id: string) {
  const [project] = await db
    .select({
      filename: transcripts.filename,
      episodeDuration: transcripts.episodeDuration,
      speakerNames: transcripts.speakerNames,
    })
    .from(transcripts)
    .where(eq(transcripts.id, id))
  if (!project) return null
  const said = await db
    .select({
      id: segments.position,
      speaker: segments.speaker,
      start: segments.start,
      end: segments.end,
      text: segments.text,
    })
    .from(segments)
    .where(eq(segments.transcriptId, id))
    .orderBy(asc(segments.position))
  return { ...project, segments: nameSpeakers(said, project.speakerNames) }
}

/** Stores the passages of a project, unless it changed after it was read: then it stays due. */
export async function replacePassages(tx: Transaction, due: Due, made: readonly Passage[]): Promise<void> {
  // First, as whoever changes the project does: two that hold one row each would wait for each other.
  const [project] = await tx
    .select({ workspaceId: transcripts.workspaceId })
    .from(transcripts)
    .where(eq(transcripts.id, due.id))
    .for('update')
  if (!project) return
  const settled = await tx
    .delete(passagesDue)
    .where(and(eq(passagesDue.transcriptId, due.id), eq(passagesDue.changes, due.changes)))
    .returning({ id: passagesDue.transcriptId })
  if (settled.length === 0) return
  await tx.delete(passages).where(eq(passages.transcriptId, due.id))
  for (let from = 0; from < made.length; from += passagesPerStatement) {
    const batch = made.slice(from, from + passagesPerStatement)
    await tx.execute(sql`
      insert into ${passages} (workspace_id, transcript_id, position, kind, text, place)
      select ${project.workspaceId}::uuid, ${due.id}::uuid, * from unnest(
        ${sql.param(batch.map((_, at) => from + at))}::int[],
        ${sql.param(batch.map(({ place }) => place.kind))}::text[],
        ${sql.param(batch.map(({ text }) => text))}::text[],
        ${sql.param(batch.map(({ place }) => JSON.stringify(place)))}::jsonb[])`)
  }
}

/** What cannot be made now must not keep the others waiting. */
export async function putOff(db: Connection, id: string, minutes: number): Promise<void> {
  await db
    .update(passagesDue)
    .set({ notBefore: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(passagesDue.transcriptId, id))
}
