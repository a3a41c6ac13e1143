import { isDeepStrictEqual } from 'node:util'
import type { Analysis } from '@podcastai/contracts'
import type { Segment, SpeakerReading } from '@podcastai/transcript'
import { eq, sql } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { segments, transcripts } from '../../platform/database/schema.ts'
import type { StoredReport } from './parse-reports.ts'
import { inScope, type Scope } from './transcripts.repository.ts'

const read = {
  status: transcripts.status,
  reading: transcripts.reading,
  readingChosen: transcripts.readingChosen,
  speakerNames: transcripts.speakerNames,
  correctionsRevision: transcripts.correctionsRevision,
  analysis: transcripts.analysis,
  parseReport: transcripts.parseReport,
}

export type ReadRow = NonNullable<Awaited<ReturnType<typeof findRead>>>

export async function findRead(db: Connection, scope: Scope) {
  const [row] = await db.select(read).from(transcripts).where(inScope(scope))
  return row ?? null
}

/** Locks the project until the end of the transaction. */
export async function lockRead(tx: Connection, scope: Scope) {
  const [row] = await tx.select(read).from(transcripts).where(inScope(scope)).for('update')
  return row ?? null
}

/** People chose the reading that there is. */
export async function storeChoice(tx: Connection, id: string) {
  await tx.update(transcripts).set({ readingChosen: true }).where(eq(transcripts.id, id))
  await announceChange(tx, id)
}

type Read = {
  /** As the file has them, and with corrected words and given turns; one for one. */
  segments: { heard: readonly Segment[]; shown: readonly Segment[] }
  reading: SpeakerReading
  content: string
  parseReport: StoredReport
  analysis: Analysis | null
}

/** The transcript as people said that it is read. */
export async function storeReading(tx: Connection, id: string, { segments: both, ...rest }: Read) {
  const changed = both.shown.flatMap((shown, at) => {
    const heard = both.heard[at] ?? shown
    return shown.doubtful ? [{ heard, shown }] : []
  })
  const json = (marks: Segment['marks']) => (marks ? JSON.stringify(marks) : null)
  const heardWhereCorrected = changed.map(({ heard, shown }) =>
    heard.text === shown.text && isDeepStrictEqual(heard.marks, shown.marks) ? null : heard,
  )
  const isGiven = ({ heard, shown }: (typeof changed)[number]) => heard.speaker !== shown.speaker
  const column = <Value>(of: (segment: Segment) => Value) => sql.param(changed.map(({ shown }) => of(shown)))
  await tx.execute(sql`
    update ${segments} set speaker = v.speaker, text = v.text, marks = v.marks, heard = v.heard, heard_marks = v.heard_marks,
      is_given = v.is_given, heard_speaker = v.heard_speaker
    from unnest(
      ${column(({ id: position }) => position)}::int[], ${column(({ speaker }) => speaker)}::text[],
      ${column(({ text }) => text)}::text[], ${column(({ marks }) => json(marks))}::jsonb[],
      ${sql.param(heardWhereCorrected.map((heard) => heard?.text ?? null))}::text[],
      ${sql.param(heardWhereCorrected.map((heard) => json(heard?.marks)))}::jsonb[],
      ${sql.param(changed.map(isGiven))}::bool[],
      ${sql.param(changed.map((one) => (isGiven(one) ? one.heard.speaker : null)))}::text[]
    ) as v(position, speaker, text, marks, heard, heard_marks, is_given, heard_speaker)
    where ${segments.transcriptId} = ${id}::uuid and ${segments.position} = v.position`)
  await tx
    .update(transcripts)
    .set({ ...rest, readingChosen: true })
    .where(eq(transcripts.id, id))
  await announceChange(tx, id)
}
