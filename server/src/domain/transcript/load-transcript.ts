import type { TranscriptView } from '@podcastai/content-types/server'
import { type Transcript, withSpeakerNames } from '@podcastai/transcript'
import { applySpeakerOverrides, correctSegments, standing } from '@podcastai/transcript/corrections'
import type { Connection } from '../../platform/database/connection.ts'
import type { transcripts } from '../../platform/database/schema.ts'
import { correctionsAt, speakerOverridesAt } from '../../platform/database/stored-corrections.ts'
import { heardSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import { buildView, loadWordActs, type ViewState } from './view-state.ts'

export type TranscriptRow = Pick<
  typeof transcripts.$inferSelect,
  'id' | 'correctionsRevision' | 'reading' | 'speakerNames' | 'parseReport'
>

/** A transcript as it is shown, under its labels, with what makes its view. */
export type LoadedTranscript = { labeled: Transcript; state: ViewState }

/** The transcript at the revision that the row was read with, whatever is corrected after it. */
export async function loadTranscript(db: Connection, row: TranscriptRow): Promise<LoadedTranscript> {
  const { id, correctionsRevision: revision, reading, speakerNames: names } = row
  const heard = await heardSegments(db, id)
  const overrides = await speakerOverridesAt(db, id, revision)
  const rows = standing(await correctionsAt(db, id, { revision, reading }))
  const segments = correctSegments(applySpeakerOverrides(heard, overrides), rows)
  const acts = revision === 0 ? [] : await loadWordActs(db, id)
  const labeled = storedTranscript({ parseReport: row.parseReport, speakerNames: {} }, segments)
  return { labeled, state: { revision, names, reading, standing: rows, acts } }
}

/** The transcript under the names of its speakers, for engines. */
export function withNames({ labeled, state }: LoadedTranscript): Transcript {
  return withSpeakerNames(labeled, state.names)
}

export function viewTranscript({ labeled, state }: LoadedTranscript): TranscriptView {
  return buildView(labeled.segments, state)
}
