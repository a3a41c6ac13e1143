import type { Segment, Transcript } from '@podcastai/transcript'
import { withSpeakerNames } from '@podcastai/transcript'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { segments, type transcripts } from './schema.ts'

type Row = Pick<typeof transcripts.$inferSelect, 'parseReport' | 'speakerNames'>

/** What was read of an upload, in file order and under the file's own labels. */
export async function labelledSegments(db: Connection, transcriptId: string): Promise<Segment[]> {
  const rows = await db
    .select()
    .from(segments)
    .where(eq(segments.transcriptId, transcriptId))
    .orderBy(asc(segments.position))
  return rows.map(({ position, speaker, start, end, text, marks }) => ({
    id: position,
    speaker,
    start,
    end,
    text,
    ...(marks && { marks }),
  }))
}

/** The transcript as it was read from the upload, under the names that people gave to its speakers. */
export function storedTranscript({ parseReport, speakerNames }: Row, labelled: Segment[]): Transcript {
  const report = parseReport as Pick<Transcript, 'dialect' | 'timeSource' | 'notes'> | null
  const ends = labelled.map(({ end }) => end).filter((end) => end !== null)
  const transcript: Transcript = {
    dialect: report?.dialect ?? 'unknown',
    segments: labelled,
    speakers: [...new Set(labelled.map(({ speaker }) => speaker).filter((label) => label !== null))],
    timeSource: report?.timeSource ?? 'none',
    durationSeconds: ends.length === 0 ? null : ends.reduce((latest, end) => Math.max(latest, end), 0),
    notes: report?.notes ?? [],
  }
  return withSpeakerNames(transcript, speakerNames)
}
