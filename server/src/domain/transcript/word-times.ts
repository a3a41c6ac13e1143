import type { Segment } from '@podcastai/transcript'
import { correctSegments, standing, toPieces } from '@podcastai/transcript/corrections'
import { sql } from 'drizzle-orm'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { segments, transcripts } from '../../platform/database/schema.ts'
import { type JoinedSegments, joinSegments, toSegments } from '../../platform/database/stored-transcript.ts'
import { selectState, type ViewRow } from './load-view.ts'

type Row = Pick<ViewRow, 'places'> &
  JoinedSegments & { timed: { id: number; text: string; marks: NonNullable<Segment['marks']> }[] }

/**
 * Returns the transcript as shown, with the file's labels. Where the file has a time for each word, the marks are
 * those: they are stored with the words of the file, so corrections move them here.
 * @throws ProjectDeleted
 */
export async function listSegmentsWithWordTimes(db: Connection, transcriptId: string): Promise<Segment[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${selectState(sql`true`)}, s.*, w.timed
    from ${transcripts} t cross join lateral (
      select ${joinSegments('shown')} from ${segments} where ${segments.transcriptId} = t.id
    ) s cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', ${segments.position},
        'text', coalesce(${segments.heard}, ${segments.text}), 'marks', ${segments.wordTimes})), '[]'::jsonb) as timed
      from ${segments} where ${segments.transcriptId} = t.id and ${segments.wordTimes} is not null
    ) w
    where t.id = ${transcriptId}::uuid`)
  const [row] = rows
  if (!row) throw new ProjectDeleted()
  const shown = toSegments(row)
  for (const { id, marks } of correctSegments(row.timed, standing(row.places))) {
    const segment = shown[id]
    if (segment && segment.text !== '') segment.marks = marks
  }
  return toPieces(shown)
}
