import { isDeepStrictEqual } from 'node:util'
import { nameSpeakers } from '@podcastai/transcript'
import { toPieces } from '@podcastai/transcript/corrections'
import { and, asc, between, desc, eq, gte, ne, notInArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { passages, passagesDue, segments, transcripts } from '../../platform/database/schema.ts'
import type { Passage } from './list-passages.ts'

/** Rows per statement: small enough that the embedded database serves requests in between. */
const passagesPerStatement = 200

export type Due = {
  id: string
  changes: number
  /** Only content changed since the project was indexed. */
  isContentOnly: boolean
}

/** Returns a project to index, if there is one. Skips projects in processing, because they keep changing. */
export async function nextDue(db: Connection): Promise<Due | null> {
  const [due] = await db
    .select({
      ...{ id: passagesDue.transcriptId, changes: passagesDue.changes },
      isContentOnly: passagesDue.isContentOnly,
    })
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
      splits: segments.splits,
    })
    .from(segments)
    .where(eq(segments.transcriptId, id))
    .orderBy(asc(segments.position))
  const shown = toPieces(said.map(({ splits, ...segment }) => ({ ...segment, ...(splits && { splits }) })))
  return { ...project, segments: nameSpeakers(shown, project.speakerNames) }
}

/** Returns the position of a project's first passage of content; null if the project was never indexed. */
export async function findContentStart(db: Connection, id: string): Promise<number | null> {
  const [last] = await db
    .select({ position: passages.position })
    .from(passages)
    .where(and(eq(passages.transcriptId, id), ne(passages.kind, 'content')))
    .orderBy(desc(passages.position))
    .limit(1)
  return last ? last.position + 1 : null
}

type Replacement = {
  /** The position of the first passage; those before it stay. */
  first: number
  made: readonly Passage[]
}

/**
 * Replaces the stored passages of a project in small batches, so that the database serves requests in between;
 * unchanged rows are left alone. The project stays due until all batches are stored, so that searches can say that
 * results are incomplete, and also if it changes during the update.
 */
export async function replacePassages(db: Connection, due: Due, { first, made }: Replacement): Promise<void> {
  for (let from = 0; from < made.length; from += passagesPerStatement) {
    const batch = made.slice(from, from + passagesPerStatement)
    const isStillDue = await whileDue(db, due, (tx, workspaceId) =>
      storeBatch(tx, { workspaceId, transcriptId: due.id, from: first + from }, batch),
    )
    if (!isStillDue) return
  }
  await whileDue(db, due, async (tx) => {
    await tx.delete(passages).where(and(eq(passages.transcriptId, due.id), gte(passages.position, first + made.length)))
    await tx.delete(passagesDue).where(eq(passagesDue.transcriptId, due.id))
  })
}

/** Runs work in its own transaction; returns false if the project is gone or changed since it was read. */
function whileDue(
  db: Connection,
  due: Due,
  work: (tx: Transaction, workspaceId: string) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Lock the project first, as all changes to it do; another order could deadlock.
    const [project] = await tx
      .select({ workspaceId: transcripts.workspaceId })
      .from(transcripts)
      .where(eq(transcripts.id, due.id))
      .for('update')
    const [now] = await tx
      .select({ changes: passagesDue.changes })
      .from(passagesDue)
      .where(eq(passagesDue.transcriptId, due.id))
    if (!project || now?.changes !== due.changes) return false
    await work(tx, project.workspaceId)
    return true
  })
}

type Batch = { workspaceId: string; transcriptId: string; from: number }

async function storeBatch(tx: Transaction, { workspaceId, transcriptId, from }: Batch, batch: readonly Passage[]) {
  const positions = between(passages.position, from, from + batch.length - 1)
  const stored = await tx
    .select({
      position: passages.position,
      workspaceId: passages.workspaceId,
      text: passages.text,
      place: passages.place,
    })
    .from(passages)
    .where(and(eq(passages.transcriptId, transcriptId), positions))
  const known = new Map(stored.map((passage) => [passage.position, passage]))
  const changed = batch
    .map((passage, at) => ({ ...passage, position: from + at }))
    .filter(({ position, text, place }) => {
      const was = known.get(position)
      return was?.text !== text || was.workspaceId !== workspaceId || !isDeepStrictEqual(was.place, place)
    })
  if (changed.length === 0) return
  await tx.execute(sql`
    insert into ${passages} (workspace_id, transcript_id, position, kind, text, place)
    select ${workspaceId}::uuid, ${transcriptId}::uuid, * from unnest(
      ${sql.param(changed.map(({ position }) => position))}::int[],
      ${sql.param(changed.map(({ place }) => place.kind))}::text[],
      ${sql.param(changed.map(({ text }) => text))}::text[],
      ${sql.param(changed.map(({ place }) => JSON.stringify(place)))}::jsonb[])
    on conflict (transcript_id, position) do update
      set workspace_id = excluded.workspace_id, kind = excluded.kind, text = excluded.text, place = excluded.place`)
}

/** Postpones a project that cannot be indexed now, so that the others don't wait for it. */
export async function putOff(db: Connection, id: string, minutes: number): Promise<void> {
  await db
    .update(passagesDue)
    .set({ notBefore: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(passagesDue.transcriptId, id))
}
