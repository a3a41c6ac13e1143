import { isDeepStrictEqual } from 'node:util'
import type { LeftOutSegments, Segment, Transcript } from '@podcastai/transcript'
import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { segments, transcripts } from '../../platform/database/schema.ts'
import { createReport } from './parse-reports.ts'

/** Rows per statement: small enough that requests between the batches are served at once. */
const segmentsPerStatement = 500

/** Returns a transcript to process, in any workspace; null if it is in the trash. */
export async function findForProcessing(db: Connection, id: string) {
  const { content, ...columns } = getTableColumns(transcripts)
  const [row] = await db
    .select({ ...columns, wasRead: sql<boolean>`${content} <> ''` })
    .from(transcripts)
    .where(and(eq(transcripts.id, id), isNull(transcripts.deletedAt)))
  return row ?? null
}

type Reading = {
  /** The transcript as in the file. */
  transcript: Transcript
  /** Its segments with the time of each word. */
  timed: readonly Segment[]
  leftOut: readonly LeftOutSegments[]
  /** The segments with corrected words, and with turns that users split or gave to other speakers. */
  shown: readonly Segment[]
  /** The displayed text, with current names. */
  text: string
  keepCorrections: (db: Connection) => Promise<void>
}

/** Stores a parsed upload. Replaces what an earlier, interrupted attempt may have stored. */
export async function storeReading(db: Connection, id: string, reading: Reading): Promise<void> {
  const { transcript, timed, leftOut, shown } = reading
  await db.delete(segments).where(eq(segments.transcriptId, id))
  const all = shown.map((segment, at) => {
    const heard = transcript.segments[at] ?? segment
    const wordTimes = timed[at]?.marks
    return { segment, heard, ...(wordTimes && wordTimes !== heard.marks && { wordTimes }) }
  })
  for (let from = 0; from < all.length; from += segmentsPerStatement) {
    await insertSegments(db, id, all.slice(from, from + segmentsPerStatement))
  }
  await reading.keepCorrections(db)
  await db
    .update(transcripts)
    .set({
      ...{ status: 'analyzing', content: reading.text },
      parseReport: createReport(transcript, { leftOut, shown }),
    })
    .where(eq(transcripts.id, id))
  await announceChange(db, id)
}

async function insertSegments(
  db: Connection,
  transcriptId: string,
  batch: readonly { segment: Segment; heard: Segment; wordTimes?: Segment['marks'] }[],
) {
  const column = <Key extends keyof Segment>(key: Key) => sql.param(batch.map(({ segment }) => segment[key]))
  const json = (list: Segment['marks'] | Segment['splits']) => (list ? JSON.stringify(list) : null)
  const heardWhereCorrected = batch.map(({ segment, heard }) =>
    heard.text === segment.text && isDeepStrictEqual(heard.marks, segment.marks) ? null : heard,
  )
  const isGiven = ({ segment, heard }: (typeof batch)[number]) => segment.speaker !== heard.speaker
  // One array per column: one parameter per value would take the database several times as long.
  await db.execute(sql`
    insert into ${segments} (transcript_id, position, speaker, start_seconds, end_seconds, text, marks, word_times, heard,
      heard_marks, is_given, heard_speaker, label_written, opens_turn, splits)
    select ${transcriptId}::uuid, * from unnest(
      ${column('id')}::int[], ${column('speaker')}::text[],
      ${column('start')}::float8[], ${column('end')}::float8[], ${column('text')}::text[],
      ${sql.param(batch.map(({ segment }) => json(segment.marks)))}::jsonb[],
      ${sql.param(batch.map(({ wordTimes }) => json(wordTimes)))}::jsonb[],
      ${sql.param(heardWhereCorrected.map((heard) => heard?.text ?? null))}::text[],
      ${sql.param(heardWhereCorrected.map((heard) => json(heard?.marks)))}::jsonb[],
      ${sql.param(batch.map(isGiven))}::bool[],
      ${sql.param(batch.map((one) => (isGiven(one) ? one.heard.speaker : null)))}::text[],
      ${sql.param(batch.map(({ heard }) => heard.label ?? null))}::text[],
      ${sql.param(batch.map(({ segment }) => segment.opensTurn ?? false))}::bool[],
      ${sql.param(batch.map(({ segment }) => json(segment.splits)))}::jsonb[])
    on conflict do nothing`) // Two workers may hold the same job for a moment: the rows are the same.
}

export async function markCompleted(db: Connection, id: string) {
  await db.update(transcripts).set({ status: 'completed', statusReason: null }).where(eq(transcripts.id, id))
  await announceChange(db, id)
}

/** Marks a project as failed, unless a worker that was presumed dead has completed it. */
export async function markFailed(db: Connection, id: string, reason: string) {
  await db
    .update(transcripts)
    .set({ status: 'error', statusReason: reason })
    .where(and(eq(transcripts.id, id), ne(transcripts.status, 'completed')))
  await announceChange(db, id)
}
