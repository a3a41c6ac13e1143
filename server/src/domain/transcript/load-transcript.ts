import type { TranscriptView } from '@podcastai/content-types/server'
import { type Transcript, withSpeakerNames } from '@podcastai/transcript'
import { listSplits, standing, toPieces } from '@podcastai/transcript/corrections'
import { sql } from 'drizzle-orm'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { segments, transcripts } from '../../platform/database/schema.ts'
import {
  type JoinedSegments,
  joinSegments,
  storedTranscript,
  toSegments,
} from '../../platform/database/stored-transcript.ts'
import { selectState, type ViewRow } from './load-view.ts'
import { buildView, type ViewState } from './view-state.ts'

/** A transcript as displayed, under its labels, with what is needed to build its view. */
export type LoadedTranscript = { labeled: Transcript; state: ViewState }

type Row = Omit<ViewRow, 'segments' | 'splits'> & JoinedSegments & { report: unknown }

/**
 * Loads the transcript as it is displayed now, in one statement, so that its text and the changes to it are consistent.
 * @throws ProjectDeleted
 */
export async function loadTranscript(db: Connection, transcriptId: string): Promise<LoadedTranscript> {
  const { rows } = await db.execute<Row>(sql`
    select t.parse_report as report, ${selectState(sql`true`)}, s.*
    from ${transcripts} t cross join lateral (
      select ${joinSegments('shown')} from ${segments} where ${segments.transcriptId} = t.id
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

/** A transcript that is loaded only if it is needed. `revision` is that of the transcript once it is loaded. */
export type TranscriptSource = { revision: number; load: () => Promise<LoadedTranscript> }

export function createSource(revision: number, load: () => Promise<LoadedTranscript>): TranscriptSource {
  let loading: Promise<LoadedTranscript> | null = null
  const source: TranscriptSource = {
    revision,
    load: async () => {
      loading ??= load()
      const loaded = await loading
      source.revision = loaded.state.revision
      return loaded
    },
  }
  return source
}

/** Returns the transcript with the names of its speakers, for engines. */
export function withNames({ labeled, state }: LoadedTranscript): Transcript {
  return withSpeakerNames(labeled, state.names)
}

export function viewTranscript({ labeled, state }: LoadedTranscript): TranscriptView {
  return buildView(labeled.segments, state)
}
