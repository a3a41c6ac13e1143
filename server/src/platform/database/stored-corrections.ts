import { readAs, type Segment, type SpeakerReading } from '@podcastai/transcript'
import type { Correction, SpeakerOverride, TurnBreak } from '@podcastai/transcript/corrections'
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { correctedPlaces, corrections, segments, speakerOverrides } from './schema.ts'

/** A correction with the act it belongs to; `wide`: the act was for all places of the words, not for this one alone. */
export type StoredCorrection = Correction & { act: string; wide: boolean }

/** A turn that was given to another speaker, with the act it belongs to. */
export type StoredTurn = SpeakerOverride & { act: string }

/** Does an act count at this revision of its transcript? */
const countsAt = (revision: number) =>
  and(lte(corrections.since, revision), or(isNull(corrections.until), gt(corrections.until, revision)))

/** How doubtful names are read; null if there are none. */
export type StoredReading = SpeakerReading | null

/**
 * The corrections that were active at a revision, newest first, with their places in the given reading. Corrections of
 * a doubtful name are only active if it is read as words.
 */
export async function correctionsAt(
  db: Connection,
  transcriptId: string,
  { revision, reading }: { revision: number; reading: StoredReading },
): Promise<StoredCorrection[]> {
  // Most projects never had one.
  if (revision === 0) return []
  const { segment, offset, heard, written, correctionId, position } = correctedPlaces
  const rows = await db
    .select({ segment, offset, heard, written, act: correctionId, source: corrections.source, label: labelWritten })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .leftJoin(segments, labelOfPlace)
    .where(and(isInTranscript(transcriptId), isOfWords, countsAt(revision)))
    .orderBy(desc(corrections.since), asc(position))
  return rows
    .map(({ source, label, ...row }) => ({
      ...placedIn(reading, row, label),
      ...{ wide: source !== 'here', notSpeech: source === 'not_speech' },
    }))
    .filter(({ offset }) => offset >= 0)
}

const breaking = ['split', 'join'] as const
const isInTranscript = (transcriptId: string) =>
  and(eq(correctedPlaces.transcriptId, transcriptId), eq(correctedPlaces.lost, false))

/** Places of corrections, and none where turns are split or joined. */
export const isOfWords = notInArray(corrections.source, [...breaking])

/** A place where a turn was split or joined, with its act. */
export type StoredBreak = TurnBreak & { act: string }

/** Where turns were split and joined at a revision, newest first. */
export async function breaksAt(db: Connection, transcriptId: string, revision: number): Promise<StoredBreak[]> {
  if (revision === 0) return []
  const { segment, offset, correctionId } = correctedPlaces
  const rows = await db
    .select({ segment, offset, act: correctionId, source: corrections.source })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(isInTranscript(transcriptId), inArray(corrections.source, [...breaking]), countsAt(revision)))
    .orderBy(desc(corrections.since))
  return rows.map(({ source, ...row }) => ({ ...row, joins: source === 'join' }))
}

const { labelWritten } = segments
/** Joins the segment of a corrected place, for the label before its words. */
export const labelOfPlace = and(
  eq(segments.transcriptId, correctedPlaces.transcriptId),
  eq(segments.position, correctedPlaces.segment),
)

/** A stored place in a reading; `label` is the label before its segment's words. Negative if the place is not in it. */
export function placedIn<Row extends { offset: number }>(reading: StoredReading, row: Row, label: string | null): Row {
  return { ...row, offset: row.offset + (reading === 'words' ? (label?.length ?? 0) : 0) }
}

/** Returns a function that converts places in a reading to stored ones. It scans the transcript once. */
export function storedPlacesIn({ heard, reading }: { heard: readonly Segment[]; reading: StoredReading }) {
  const names = doubtfulNamesIn(heard)
  return <Row extends { segment: number; offset: number }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => {
      const { offset } = placedIn(reading, { offset: 0 }, names.get(row.segment) ?? null)
      return { ...row, offset: row.offset - offset }
    })
}

/** The labels before the words of segments that are doubtful, by segment index. */
export function doubtfulNamesIn(segments: readonly Segment[]): ReadonlyMap<number, string> {
  return new Map(segments.flatMap(({ id, doubtful }) => (doubtful ? [[id, doubtful.written] as const] : [])))
}

/** The transcript without doubtful names among its words, as given turns are found again by. */
export function withoutDoubtfulNames(heard: readonly Segment[], reading: StoredReading): Segment[] {
  return readAs(heard, { was: reading ?? 'speakers', is: 'speakers' })
}

/** The turns that were given to others at one of a transcript's revisions, newest first. */
export async function speakerOverridesAt(
  db: Connection,
  transcriptId: string,
  revision: number,
): Promise<StoredTurn[]> {
  if (revision === 0) return []
  const { first, last, firstOffset, lastOffset, label, correctionId, position } = speakerOverrides
  return db
    .select({ from: first, to: last, fromOffset: firstOffset, toOffset: lastOffset, label, act: correctionId })
    .from(speakerOverrides)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(eq(speakerOverrides.transcriptId, transcriptId), eq(speakerOverrides.lost, false), countsAt(revision)))
    .orderBy(desc(corrections.since), asc(position))
}
