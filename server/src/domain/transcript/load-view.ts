import { createView, type TranscriptView, type WordAct } from '@podcastai/content-types/server'
import type { SpeakerNames } from '@podcastai/transcript'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { correctedPlaces, corrections, segments, transcripts } from '../../platform/database/schema.ts'
import type { StoredReading } from '../../platform/database/stored-corrections.ts'
import { selectWordActs, standingIn } from './view-state.ts'

/** The columns of `selectView`. */
export type ViewRow = {
  names: SpeakerNames
  revision: number
  reading: StoredReading
  segments: { id: number; speaker: string | null; text: string; label: string | null }[]
  places: { segment: number; offset: number; heard: string; written: string; label: string | null }[]
  acts: WordAct[]
}

/**
 * Columns that make the view of some segments of a transcript, for a statement whose table of transcripts is called `t`,
 * and whose table `needed` has their positions.
 */
export function selectView(id: SQL): SQL {
  return sql`t.speaker_names as names, t.corrections_revision as revision, t.reading,
    (select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.position, 'speaker', s.speaker, 'text', s.text, 'label', s.label_written)), '[]'::jsonb)
      from ${segments} s join needed n on n.position = s.position where s.transcript_id = ${id}) as segments,
    case when t.corrections_revision = 0 then '[]'::jsonb else (
      select coalesce(jsonb_agg(jsonb_build_object(
        'segment', p.segment, 'offset', p."offset", 'heard', p.heard, 'written', p.written, 'label', s.label_written)
        order by c.since desc, p.position), '[]'::jsonb)
      from ${correctedPlaces} p join ${corrections} c on c.id = p.correction_id
        join needed n on n.position = p.segment
        left join ${segments} s on s.transcript_id = p.transcript_id and s.position = p.segment
      where p.transcript_id = ${id} and not p.lost and c.until is null) end as places,
    case when t.corrections_revision = 0 then '[]'::jsonb else ${selectWordActs(id)} end as acts`
}

/** The view of some segments of a transcript; null if it is gone. */
export async function loadView(
  db: Connection,
  transcriptId: string,
  positions: readonly number[],
): Promise<TranscriptView | null> {
  const id = sql`${transcriptId}::uuid`
  const { rows } = await db.execute<ViewRow>(sql`
    with needed as (select unnest(${sql.param([...positions])}::int[]) as position)
    select ${selectView(id)} from ${transcripts} t where t.id = ${id}`)
  return rows[0] ? toView(rows[0]) : null
}

export function toView({ names, revision, reading, acts, places, ...row }: ViewRow): TranscriptView {
  const lead = (label: string | null) => (reading === 'words' ? (label?.length ?? 0) : 0)
  const segments = row.segments.map(({ label, ...segment }) => ({ ...segment, lead: lead(label) }))
  return createView({ revision, names, acts, segments, standing: standingIn(reading, places) })
}
