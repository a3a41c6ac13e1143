import type { Segment } from '@podcastai/transcript'
import { type Correction, correctSegments, standing } from '@podcastai/transcript/corrections'
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { correctedPlaces, corrections } from './schema.ts'
import { heardSegments } from './stored-transcript.ts'

/** A correction with the act it belongs to; `wide`: the act was for all places of the words, not for this one alone. */
export type StoredCorrection = Correction & { act: string; wide: boolean }

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

/** A transcript as it read at one of its revisions, under the file's own labels: whoever corrects it meanwhile changes nothing. */
export async function segmentsAt(
  db: Connection,
  { id, correctionsRevision }: { id: string; correctionsRevision: number },
): Promise<Segment[]> {
  const heard = await heardSegments(db, id)
  return correctSegments(heard, standing(await correctionsAt(db, id, correctionsRevision)))
}
