import { createView, type TranscriptView, type WordAct } from '@podcastai/content-types/server'
import type { Segment, SpeakerNames } from '@podcastai/transcript'
import type { Correction, PlacedSplit } from '@podcastai/transcript/corrections'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { correctedPlaces, corrections } from '../../platform/database/schema.ts'

/** What is needed to build the view of a transcript, besides its segments. It can be sent to a thread. */
export type ViewState = {
  revision: number
  names: SpeakerNames
  /** The corrections that apply, in the order of the transcript. */
  standing: readonly Correction[]
  acts: readonly WordAct[]
  /** Where turns are split inside the file's segments. */
  splits: readonly PlacedSplit[]
}

/**
 * Builds the view. `segments` are as displayed, under labels, with speaker overrides applied, and cut where turns are
 * split.
 */
export function buildView(segments: readonly Segment[], state: ViewState): TranscriptView {
  return createView({ ...state, segments: segments.map(({ id, speaker, text }) => ({ id, speaker, text })) })
}

/**
 * Returns a JSON column with all corrections of a transcript's words, newest first.
 */
export function selectWordActs(transcriptId: unknown) {
  const places = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('segment', p.segment, 'offset', p."offset")), '[]'::jsonb)
    from ${correctedPlaces} p where p.transcript_id = c.transcript_id and p.correction_id = c.id)`
  return sql<WordAct[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'since', c.since, 'until', c.until, 'wide', c.source <> 'here',
      'pairs', jsonb_build_array(jsonb_build_object('heard', c.heard, 'written', c.written)) || c.pairs,
      'places', case when c.source = 'here' then ${places} else '[]'::jsonb end) order by c.since desc), '[]'::jsonb)
    from ${corrections} c where c.transcript_id = ${transcriptId} and c.source not in ('speaker', 'not_speech', 'left_out', 'split', 'join', 'labels', 'name'))`
}

export async function loadWordActs(db: Connection, transcriptId: string): Promise<WordAct[]> {
  const { rows } = await db.execute<{ acts: WordAct[] }>(
    sql`select ${selectWordActs(sql`${transcriptId}::uuid`)} as acts`,
  )
  return rows[0]?.acts ?? []
}
