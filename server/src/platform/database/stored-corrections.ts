import type { Correction, SpeakerOverride, TurnBreak } from '@podcastai/transcript/corrections'
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { correctedPlaces, corrections, speakerOverrides } from './schema.ts'

/** A correction with the id of its act. `wide`: the act applied to all places of the words, not only to this one. */
export type StoredCorrection = Correction & { act: string; wide: boolean }

/** A speaker override, with the id of its act. */
export type StoredTurn = SpeakerOverride & { act: string }

/** Returns the condition that an act applies at this revision of its transcript. */
const countsAt = (revision: number) =>
  and(lte(corrections.since, revision), or(isNull(corrections.until), gt(corrections.until, revision)))

/** Acts that hide words, which are stored as corrections to nothing. */
const hiding = ['not_speech', 'left_out'] as const
export const isHiding = inArray(corrections.source, [...hiding])

/** Newest first. Labels that became words come after all corrections of them, even if they are newer. */
export const newestFirst = sql`${corrections.source} = 'labels', ${corrections.since} desc`

/** Returns the corrections that were active at a revision, newest first. */
export async function correctionsAt(
  db: Connection,
  transcriptId: string,
  revision: number,
): Promise<StoredCorrection[]> {
  // Most projects have no corrections.
  if (revision === 0) return []
  const { segment, offset, heard, written, correctionId, position } = correctedPlaces
  const rows = await db
    .select({ segment, offset, heard, written, act: correctionId, source: corrections.source })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(isInTranscript(transcriptId), isOfWords, countsAt(revision)))
    .orderBy(newestFirst, asc(position))
  return rows.map(({ source, ...row }) => ({
    ...row,
    wide: source !== 'here',
    notSpeech: hiding.some((one) => one === source),
  }))
}

/** Returns the labels of the file that were words at a revision. */
export async function labelsAt(db: Connection, transcriptId: string, revision: number): Promise<string[]> {
  if (revision === 0) return []
  const isAct = and(eq(corrections.transcriptId, transcriptId), eq(corrections.source, 'labels'), countsAt(revision))
  const acts = await db.select({ heard: corrections.heard }).from(corrections).where(isAct)
  return acts.flatMap(({ heard }) => splitLabels(heard))
}

/** Returns the labels in the form that an act stores in `heard`, one per line. */
export const joinLabels = (labels: readonly string[]) => labels.join('\n')
export const splitLabels = (heard: string) => heard.split('\n')

const breaking = ['split', 'join'] as const
const isInTranscript = (transcriptId: string) =>
  and(eq(correctedPlaces.transcriptId, transcriptId), eq(correctedPlaces.lost, false))

/** Matches corrections of words, not splits and joins of turns. */
export const isOfWords = notInArray(corrections.source, [...breaking])

/** A place where a turn was split or joined, with the id of its act. */
export type StoredBreak = TurnBreak & { act: string }

/** Returns where turns were split and joined at a revision, newest first. */
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

/** Returns the speaker overrides that were active at a revision, newest first. */
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
