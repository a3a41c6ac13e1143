import type { TranscriptView } from '@podcastai/content-types/server'
import { type Segment, type Transcript, withSpeakerNames } from '@podcastai/transcript'
import { listSplits, standing, toPieces } from '@podcastai/transcript/corrections'
import { sql } from 'drizzle-orm'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { segments, transcripts } from '../../platform/database/schema.ts'
import { storedTranscript } from '../../platform/database/stored-transcript.ts'
import { selectState, type ViewRow } from './load-view.ts'
import { buildView, type ViewState } from './view-state.ts'

/** A transcript as displayed, under its labels, with what is needed to build its view. */
export type LoadedTranscript = { labeled: Transcript; state: ViewState }

/** Separators that no text contains, because the parser strips control characters. */
const [between, nobody] = ['\u0001', '\u0002']

type Particulars = Pick<Segment, 'marks' | 'splits'> & {
  id: number
  opensTurn: boolean
}

type Row = Omit<ViewRow, 'segments' | 'splits'> & {
  report: unknown
  texts: string | null
  speakers: string
  starts: string
  ends: string
  particulars: Particulars[]
}

/**
 * Loads the transcript as it is displayed now, in one statement, so that its text and the changes to it are consistent.
 * Segments come as a few long columns: a row for each of a hundred thousand would block the event loop for tenths of a
 * second.
 * @throws ProjectDeleted
 */
export async function loadTranscript(db: Connection, transcriptId: string): Promise<LoadedTranscript> {
  const { rows } = await db.execute<Row>(sql`
    select t.parse_report as report, ${selectState(sql`true`)}, s.*
    from ${transcripts} t cross join lateral (
      select string_agg(s.text, ${between} order by s.position) as texts,
        string_agg(coalesce(s.speaker, ${nobody}), ${between} order by s.position) as speakers,
        string_agg(coalesce(s.start_seconds::text, ''), ${between} order by s.position) as starts,
        string_agg(coalesce(s.end_seconds::text, ''), ${between} order by s.position) as ends,
        coalesce(jsonb_agg(jsonb_build_object('id', s.position, 'marks', s.marks, 'opensTurn', s.opens_turn,
          'splits', s.splits)) filter (where s.marks is not null or s.opens_turn or s.splits is not null), '[]'::jsonb)
          as particulars
      from ${segments} s where s.transcript_id = t.id
    ) s
    where t.id = ${transcriptId}::uuid`)
  const [row] = rows
  if (!row) throw new ProjectDeleted()
  const { revision, names, acts, places, report } = row
  const ofFile = toSegments(row)
  const labeled = storedTranscript({ parseReport: report, speakerNames: {} }, toPieces(ofFile))
  const splits = listSplits(ofFile)
  return { labeled, state: { revision, names, standing: standing(places), acts, splits } }
}

function toSegments({ texts, particulars, ...row }: Row): Segment[] {
  if (texts === null) return []
  const [speakers, starts, ends] = [row.speakers, row.starts, row.ends].map((column) => column.split(between))
  const segments = texts.split(between).map((text, id): Segment => {
    const speaker = speakers?.[id] ?? nobody
    const times = { start: toSeconds(starts?.[id]), end: toSeconds(ends?.[id]) }
    return { id, speaker: speaker === nobody ? null : speaker, ...times, text }
  })
  for (const { id, marks, opensTurn, splits } of particulars) {
    const segment = segments[id]
    if (segment && marks) segment.marks = marks
    if (segment && opensTurn) segment.opensTurn = true
    if (segment && splits) segment.splits = splits
  }
  return segments
}

function toSeconds(stored = ''): number | null {
  return stored === '' ? null : Number(stored)
}

/** Returns the transcript with the names of its speakers, for engines. */
export function withNames({ labeled, state }: LoadedTranscript): Transcript {
  return withSpeakerNames(labeled, state.names)
}

export function viewTranscript({ labeled, state }: LoadedTranscript): TranscriptView {
  return buildView(labeled.segments, state)
}
