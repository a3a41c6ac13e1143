// What an engine found out about an episode: its analysis for the pages, and notes for writing.
import { hash } from 'node:crypto'
import { EpisodeNotes } from '@podcastai/content-types'
import { renderContent, type TranscriptView } from '@podcastai/content-types/server'
import { Analysis } from '@podcastai/contracts'
import { type Segment, type SpeakerNames, shownName } from '@podcastai/transcript'
import type { Correction } from '@podcastai/transcript/corrections'
import { eq } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { transcripts } from '../../platform/database/schema.ts'
import type { ContentThreads, WorkFor } from '../content-threads/content-threads.ts'
import { type LoadedTranscript, loadTranscript, viewTranscript } from './load-transcript.ts'

/**
 * Snapshots, and a fingerprint of who spoke which turns, which figures about speakers and sentence numbers depend on.
 */
export type Understood = { analysis: unknown; notes: unknown; who: string }

type UnderstoodColumn = { understood: unknown }

type Talk = { names: SpeakerNames; standing: readonly Correction[] }

/**
 * Returns a fingerprint of who speaks where, and of what is marked "not speech"; names don't matter. `labeled` is the
 * transcript under its labels.
 */
export function fingerprintSpeakers(
  labeled: readonly Pick<Segment, 'id' | 'speaker' | 'opensTurn'>[],
  { names, standing }: Talk,
): string {
  const firstLabels = new Map<string, string>()
  const people = labeled.map(({ speaker }) => {
    if (speaker === null) return ''
    const name = shownName(names, speaker)
    const first = firstLabels.get(name) ?? speaker
    firstLabels.set(name, first)
    return first
  })
  const hidden = standing.flatMap(({ notSpeech, segment, offset, heard }) =>
    notSpeech ? [`${segment} ${offset} ${heard.length}`] : [],
  )
  const split = labeled.flatMap(({ id, opensTurn }) => (opensTurn ? [`turn ${id}`] : []))
  return hash('sha1', [...people, ...hidden, ...split].join('\n'))
}

/** Renders the analysis as the transcript reads in this view; null if there is none. */
export function renderAnalysis({ understood }: UnderstoodColumn, view: TranscriptView): Analysis | null {
  const { analysis = null } = (understood as Understood | null) ?? {}
  return analysis === null ? null : Analysis.parse(renderContent({}, analysis, view))
}

/** True if speakers, turns, and passages marked "not speech" are the same as when the episode was analyzed. */
export function isSameTalk({ understood }: UnderstoodColumn, who: string): boolean {
  return (understood as Understood | null)?.who === who
}

/** Renders the notes for writing; null if there are none, or if sentences are numbered differently now. */
export function renderNotes(column: UnderstoodColumn, transcript: LoadedTranscript): EpisodeNotes | null {
  const { notes = null } = (column.understood as Understood | null) ?? {}
  const { labeled, state } = transcript
  if (notes === null || !isSameTalk(column, fingerprintSpeakers(labeled.segments, state))) return null
  return EpisodeNotes.safeParse(renderContent({}, notes, viewTranscript(transcript))).data ?? null
}

/** Returns an analysis with the speakers of a newer one. Its summary and topics stay. */
export function takeSpeakers(analysis: Analysis, { speakers, strip }: Analysis): Analysis {
  return { ...analysis, speakers, strip }
}

type Storing = { on: WorkFor; transcript: LoadedTranscript; analysis: Analysis; notes: EpisodeNotes | null }

/**
 * Stores what an engine found out about a transcript, as the transcript reads now: words may have been corrected, and
 * speakers renamed, since it was loaded.
 * @throws TookTooLong
 */
export async function storeUnderstanding(
  { db, contents }: { db: Connection; contents: Pick<ContentThreads, 'refer'> },
  { on, transcript, analysis, notes }: Storing,
): Promise<void> {
  const { transcriptId } = on
  const [stored, storedNotes = null] = await contents.refer(on, transcript, [
    { kind: 'analysis', content: analysis },
    ...(notes ? [{ kind: 'notes' as const, content: notes }] : []),
  ])
  const { labeled, state } = transcript
  const who = fingerprintSpeakers(labeled.segments, state)
  const understood: Understood = { analysis: stored, notes: storedNotes, who }
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(transcripts).where(eq(transcripts.id, transcriptId)).for('update')
    if (!row) return
    const current = row.correctionsRevision === state.revision ? analysis : await analysisNow(tx, row, understood)
    const columns = { analysis: current, episodeDuration: analysis.episodeDuration, understood }
    await tx.update(transcripts).set(columns).where(eq(transcripts.id, transcriptId))
    await announceChange(tx, transcriptId)
  })
}

async function analysisNow(
  tx: Connection,
  row: typeof transcripts.$inferSelect,
  understood: Understood,
): Promise<Analysis | null> {
  const now = await loadTranscript(tx, row.id)
  const analysis = renderAnalysis({ understood }, viewTranscript(now))
  const isSame = isSameTalk({ understood }, fingerprintSpeakers(now.labeled.segments, now.state))
  // How much each speaker talks was computed when the speakers changed.
  const counted = Analysis.safeParse(row.analysis).data
  return analysis && counted && !isSame ? takeSpeakers(analysis, counted) : analysis
}
