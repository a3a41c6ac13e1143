import type { Segment, Transcript } from '@podcastai/transcript'
import { withSpeakerNames } from '@podcastai/transcript'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { segments, type transcripts } from './schema.ts'

type Row = Pick<typeof transcripts.$inferSelect, 'parseReport' | 'speakerNames'>

/** Separators that no text contains, because the parser strips control characters. */
const [between, nobody] = ['\u0001', '\u0002']

/**
 * Returns the parsed upload in file order, with the file's own labels, without corrections or speaker overrides. It is
 * read in a few long columns: creating a row object for each of a hundred thousand segments would block the event loop
 * for tenths of a second.
 */
export async function heardSegments(db: Connection, transcriptId: string): Promise<Segment[]> {
  const text = sql`coalesce(${segments.heard}, ${segments.text})`
  const isCorrected = isNotNull(segments.heard)
  const heardMarks = sql`case when ${isCorrected} then ${segments.heardMarks} else ${segments.marks} end`
  const heardSpeaker = sql`case when ${segments.isGiven} then ${segments.heardSpeaker} else ${segments.speaker} end`
  const ofTranscript = eq(segments.transcriptId, transcriptId)
  const joined = (column: SQL) => sql<string | null>`string_agg(${column}, ${between} order by ${segments.position})`
  const [columns] = await db
    .select({
      texts: joined(text),
      speakers: joined(sql`coalesce(${heardSpeaker}, ${nobody})`),
      starts: joined(sql`coalesce(${segments.start}::text, '')`),
      ends: joined(sql`coalesce(${segments.end}::text, '')`),
      labels: joined(sql`coalesce(${segments.label}, '')`),
    })
    .from(segments)
    .where(ofTranscript)
  if (columns?.texts == null) return []
  const marked = await db
    .select({ id: segments.position, marks: sql<NonNullable<Segment['marks']>>`${heardMarks}` })
    .from(segments)
    .where(and(ofTranscript, sql`${heardMarks} is not null`))
  const marksById = new Map(marked.map(({ id, marks }) => [id, marks]))
  const list = (column: string | null) => (column ?? '').split(between)
  const [speakers, starts, ends] = [list(columns.speakers), list(columns.starts), list(columns.ends)]
  const labels = list(columns.labels)
  return list(columns.texts).map((text, id): Segment => {
    const speaker = speakers[id] ?? nobody
    const times = { start: secondsIn(starts[id]), end: secondsIn(ends[id]) }
    const [label, marks] = [labels[id], marksById.get(id)]
    return {
      id,
      speaker: speaker === nobody ? null : speaker,
      ...times,
      text,
      ...(label && { label }),
      ...(marks && { marks }),
    }
  })
}

function secondsIn(stored = ''): number | null {
  return stored === '' ? null : Number(stored)
}

/**
 * Returns the speakers after speaker overrides, in order of first appearance, with their number of words in the file.
 * `added`: the label is not in the file.
 */
export function labelsIn(
  given: readonly Segment[],
  heard: readonly Segment[],
): { label: string; words: number; added?: true }[] {
  const ofFile = new Set(heard.map(({ speaker }) => speaker))
  const words = new Map<string, number>()
  for (const { speaker, text } of given) {
    if (speaker !== null && text !== '') words.set(speaker, (words.get(speaker) ?? 0) + text.split(' ').length)
  }
  return [...words].map(([label, count]) => ({
    ...{ label, words: count },
    ...(!ofFile.has(label) && { added: true as const }),
  }))
}

/** Returns the transcript as parsed from the upload, with the names that users gave to its speakers. */
export function storedTranscript({ parseReport, speakerNames }: Row, labeled: Segment[]): Transcript {
  const report = parseReport as Pick<Transcript, 'dialect' | 'timeSource' | 'notes'> | null
  const ends = labeled.map(({ end }) => end).filter((end) => end !== null)
  const transcript: Transcript = {
    dialect: report?.dialect ?? 'unknown',
    segments: labeled,
    speakers: [...new Set(labeled.flatMap(({ speaker, text }) => (speaker === null || text === '' ? [] : [speaker])))],
    timeSource: report?.timeSource ?? 'none',
    durationSeconds: ends.length === 0 ? null : ends.reduce((latest, end) => Math.max(latest, end), 0),
    notes: report?.notes ?? [],
  }
  return withSpeakerNames(transcript, speakerNames)
}
