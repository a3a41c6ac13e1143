import { createView, type TranscriptView, type WordAct } from '@podcastai/content-types/server'
import type { SpeakerNames } from '@podcastai/transcript'
import {
  type Correction,
  createNumbering,
  cut,
  listSplits,
  standing,
  type TurnSplit,
} from '@podcastai/transcript/corrections'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { correctedPlaces, corrections, segments, transcripts } from '../../platform/database/schema.ts'
import { selectWordActs } from './view-state.ts'

/** The columns of `selectView`. */
export type ViewRow = {
  names: SpeakerNames
  revision: number
  segments: { id: number; speaker: string | null; text: string; splits: TurnSplit[] | null }[]
  /** All segments of the transcript that are split. */
  splits: { id: number; splits: TurnSplit[] }[]
  places: Correction[]
  acts: WordAct[]
}

/**
 * Returns columns for the view of some segments of a transcript. `t` is the statement's table of transcripts, `needed`
 * an array of positions.
 */
export function selectView(needed: SQL): SQL {
  return sql`${selectState(sql`p.segment = any(${needed})`)},
    (select coalesce(json_agg(json_build_object(
      'id', s.position, 'speaker', s.speaker, 'text', s.text, 'splits', s.splits) order by s.position), '[]'::json)
      from ${segments} s where s.transcript_id = t.id and s.position = any(${needed})) as segments`
}

/**
 * Returns columns for the names, revision, and splits of a transcript `t`, and its active corrections at `wanted`
 * places.
 */
export function selectState(wanted: SQL): SQL {
  return sql`t.speaker_names as names, t.corrections_revision as revision,
    case when t.corrections_revision = 0 then '[]'::jsonb else (
      select coalesce(jsonb_agg(jsonb_build_object(
        'segment', p.segment, 'offset', p."offset", 'heard', p.heard, 'written', p.written,
        'notSpeech', c.source in ('not_speech', 'left_out'))
        order by c.source = 'labels', c.since desc, p.position), '[]'::jsonb)
      from ${correctedPlaces} p join ${corrections} c on c.id = p.correction_id
      where p.transcript_id = t.id and not p.lost and c.until is null and c.source not in ('split', 'join')
        and ${wanted}) end as places,
    case when t.corrections_revision = 0 then '[]'::jsonb else (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.position, 'splits', s.splits) order by s.position), '[]'::jsonb)
      from ${segments} s where s.transcript_id = t.id and s.splits is not null) end as splits,
    case when t.corrections_revision = 0 then '[]'::jsonb else ${selectWordActs(sql`t.id`)} end as acts`
}

/** Loads the views of some segments of transcripts by their ids; transcripts that are gone are left out. */
export async function loadViews(
  db: Connection,
  needed: ReadonlyMap<string, readonly number[]>,
): Promise<Map<string, TranscriptView>> {
  if (needed.size === 0) return new Map()
  const positions = JSON.stringify(Object.fromEntries(needed))
  const own = sql`array(select value::int from jsonb_array_elements_text(${positions}::jsonb -> t.id::text))`
  const { rows } = await db.execute<ViewRow & { id: string }>(sql`
    select t.id, ${selectView(sql`n.positions`)} from ${transcripts} t cross join lateral (select ${own} as positions) n
    where t.id = any(${sql.param([...needed.keys()])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, toView(row)]))
}

export function toView({ names, revision, acts, places, ...row }: ViewRow): TranscriptView {
  const splits = listSplits(row.splits)
  const { toShown } = createNumbering(splits)
  const segments = row.segments.flatMap(({ splits: own, ...segment }) => {
    const { segment: firstId } = toShown({ segment: segment.id, offset: 0 })
    const pieces = cut({ ...segment, start: null, end: null }, own ?? [], firstId)
    return pieces.map(({ id, speaker, text }) => ({ id, speaker, text }))
  })
  return createView({ revision, names, acts, segments, splits, standing: standing(places) })
}
