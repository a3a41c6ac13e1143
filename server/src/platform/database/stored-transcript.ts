import type { Segment, Transcript } from '@podcastai/transcript'
import { withSpeakerNames } from '@podcastai/transcript'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { segments, type transcripts } from './schema.ts'

type Row = Pick<typeof transcripts.$inferSelect, 'parseReport' | 'speakerNames'>

/** Separators that no text contains, because the parser strips control characters. */
const [between, nobody] = ['\u0001', '\u0002']

/** A segment's columns as displayed, and as in the file: with its labels, without corrections or speaker overrides. */
const columns = {
  shown: {
    ...{ text: segments.text, speaker: segments.speaker, marks: segments.marks },
    ...{ label: sql`''`, opensTurn: segments.opensTurn, splits: segments.splits },
  },
  heard: {
    text: sql`coalesce(${segments.heard}, ${segments.text})`,
    speaker: sql`case when ${segments.isGiven} then ${segments.heardSpeaker} else ${segments.speaker} end`,
    marks: sql`case when ${segments.heard} is not null then ${segments.heardMarks} else ${segments.marks} end`,
    ...{ label: segments.label, opensTurn: sql`false`, splits: sql`null::jsonb` },
  },
}

type Particulars = Pick<Segment, 'marks' | 'splits'> & { id: number; opensTurn: boolean }

/** The columns of `joinSegments`. */
export type JoinedSegments = {
  /** Null if there are no segments. */
  texts: string | null
  speakers: string
  starts: string
  ends: string
  labels: string
  particulars: Particulars[]
}

/**
 * Returns columns with all selected segments, in a few long columns: creating a row object for each of a hundred
 * thousand would block the event loop for tenths of a second.
 */
export function joinSegments(kind: keyof typeof columns): SQL {
  const { text, speaker, marks, label, opensTurn, splits } = columns[kind]
  const joined = (column: SQLWrapper) => sql`string_agg(${column}, ${between} order by ${segments.position})`
  return sql`${joined(sql`${text}`)} as texts, ${joined(sql`coalesce(${speaker}, ${nobody})`)} as speakers,
    ${joined(sql`coalesce(${segments.start}::text, '')`)} as starts,
    ${joined(sql`coalesce(${segments.end}::text, '')`)} as ends, ${joined(sql`coalesce(${label}, '')`)} as labels,
    coalesce(jsonb_agg(jsonb_build_object('id', ${segments.position}, 'marks', ${marks}, 'opensTurn', ${opensTurn},
      'splits', ${splits})) filter (where ${marks} is not null or ${opensTurn} or ${splits} is not null), '[]'::jsonb)
      as particulars`
}

/** Returns the segments from their joined columns. Their positions are numbered from 0. */
export function toSegments({ texts, particulars, ...joined }: JoinedSegments): Segment[] {
  if (texts === null) return []
  const list = (column: string) => column.split(between)
  const [speakers, starts, ends] = [list(joined.speakers), list(joined.starts), list(joined.ends)]
  const labels = list(joined.labels)
  const found = list(texts).map((text, id): Segment => {
    const [speaker = nobody, label] = [speakers[id], labels[id]]
    const times = { start: secondsIn(starts[id]), end: secondsIn(ends[id]) }
    return { id, speaker: speaker === nobody ? null : speaker, ...times, text, ...(label && { label }) }
  })
  for (const { id, marks, opensTurn, splits } of particulars) {
    const segment = found[id]
    if (segment && marks) segment.marks = marks
    if (segment && opensTurn) segment.opensTurn = true
    if (segment && splits) segment.splits = splits
  }
  return found
}

/**
 * Returns the parsed upload in file order, with the file's own labels, without corrections or speaker overrides.
 */
export async function heardSegments(db: Connection, transcriptId: string): Promise<Segment[]> {
  const { rows } = await db.execute<JoinedSegments>(sql`
    select ${joinSegments('heard')} from ${segments} where ${segments.transcriptId} = ${transcriptId}::uuid`)
  return rows.flatMap(toSegments)
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
