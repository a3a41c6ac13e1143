import type { Correction, SpeakerOverride, TurnBreak } from '@podcastai/transcript/corrections'
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { correctedPlaces, corrections, speakerOverrides } from './schema.ts'

/** A correction with the act it belongs to; `wide`: the act was for all places of the words, not for this one alone. */
export type StoredCorrection = Correction & { act: string; wide: boolean }

/** A turn that was given to another speaker, with the act it belongs to. */
export type StoredTurn = SpeakerOverride & { act: string }

/** Does an act count at this revision of its transcript? */
const countsAt = (revision: number) =>
  and(lte(corrections.since, revision), or(isNull(corrections.until), gt(corrections.until, revision)))

/** Newest first. Labels that became words are older than any correction of them, whenever that happened. */
export const newestFirst = sql`${corrections.source} = 'labels', ${corrections.since} desc`

/** The corrections that were active at a revision, newest first. */
export async function correctionsAt(
  db: Connection,
  transcriptId: string,
  revision: number,
): Promise<StoredCorrection[]> {
  // Most projects never had one.
  if (revision === 0) return []
  const { segment, offset, heard, written, correctionId, position } = correctedPlaces
  const rows = await db
    .select({ segment, offset, heard, written, act: correctionId, source: corrections.source })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(isInTranscript(transcriptId), isOfWords, countsAt(revision)))
    .orderBy(newestFirst, asc(position))
  return rows.map(({ source, ...row }) => ({ ...row, wide: source !== 'here', notSpeech: source === 'not_speech' }))
}

/** The labels of the file that were words at a revision. */
export async function labelsAt(db: Connection, transcriptId: string, revision: number): Promise<string[]> {
  if (revision === 0) return []
  const isAct = and(eq(corrections.transcriptId, transcriptId), eq(corrections.source, 'labels'), countsAt(revision))
  const acts = await db.select({ heard: corrections.heard }).from(corrections).where(isAct)
  return acts.flatMap(({ heard }) => splitLabels(heard))
}

/** An act on labels stores them in `heard`, one a line. */
export const joinLabels = (labels: readonly string[]) => labels.join('\n')
export const splitLabels = (heard: string) => heard.split('\n')

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
