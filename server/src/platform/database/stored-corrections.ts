import type { Segment } from '@podcastai/transcript'
import {
  type Correction,
  correctSegments,
  type GivenTurn,
  giveTurns,
  standing,
} from '@podcastai/transcript/corrections'
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { correctedPlaces, corrections, givenTurns } from './schema.ts'
import { heardSegments } from './stored-transcript.ts'

/** A correction with the act it belongs to; `wide`: the act was for all places of the words, not for this one alone. */
export type StoredCorrection = Correction & { act: string; wide: boolean }

/** A turn that was given to another speaker, with the act it belongs to. */
export type StoredTurn = GivenTurn & { act: string }

/** Does an act count at this revision of its transcript? */
const countsAt = (revision: number) =>
  and(lte(corrections.since, revision), or(isNull(corrections.until), gt(corrections.until, revision)))

/** The corrections of a transcript that counted at one of its revisions, newest first. */
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
    .where(and(eq(correctedPlaces.transcriptId, transcriptId), eq(correctedPlaces.lost, false), countsAt(revision)))
    .orderBy(desc(corrections.since), asc(position))
  return rows.map(({ source, ...row }) => ({ ...row, wide: source !== 'here' }))
}

/** The turns that were given to others at one of a transcript's revisions, newest first. */
export async function givenAt(db: Connection, transcriptId: string, revision: number): Promise<StoredTurn[]> {
  if (revision === 0) return []
  const { first, last, label, correctionId, position } = givenTurns
  return db
    .select({ from: first, to: last, label, act: correctionId })
    .from(givenTurns)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(eq(givenTurns.transcriptId, transcriptId), eq(givenTurns.lost, false), countsAt(revision)))
    .orderBy(desc(corrections.since), asc(position))
}

/** A transcript as it read at one of its revisions, under the file's own labels: whoever corrects it meanwhile changes nothing. */
export async function segmentsAt(
  db: Connection,
  { id, correctionsRevision }: { id: string; correctionsRevision: number },
): Promise<Segment[]> {
  const given = giveTurns(await heardSegments(db, id), await givenAt(db, id, correctionsRevision))
  return correctSegments(given, standing(await correctionsAt(db, id, correctionsRevision)))
}
