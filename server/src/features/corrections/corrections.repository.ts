import type { Pair } from '@podcastai/transcript/corrections'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PlacedCorrection } from '../../domain/content-threads/place-correction.ts'
import type { Scope } from '../../domain/transcript/change-transcript.ts'
import type { Connection } from '../../platform/database/connection.ts'
import {
  correctedPlaces,
  corrections,
  segments,
  type TermBefore,
  transcripts,
  users,
} from '../../platform/database/schema.ts'
import { isHiding, isOfWords, newestFirst, splitLabels } from '../../platform/database/stored-corrections.ts'

const inScope = ({ workspaceId, id }: Scope) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

const counts = isNull(corrections.until)

/** Returns the active corrections of a transcript, newest first, with the names of their authors. */
export function listActs(db: Connection, transcriptId: string) {
  const { id, heard, written, source, since, createdAt } = corrections
  return db
    .select({ id, heard, written, source, since, author: users.username, createdAt })
    .from(corrections)
    .leftJoin(users, eq(users.id, corrections.authorId))
    .where(and(eq(corrections.transcriptId, transcriptId), counts))
    .orderBy(desc(corrections.since))
}

export type ActRow = Awaited<ReturnType<typeof listActs>>[number]

/** Returns the speaker labels that corrections turned into words. */
export function listLabels(acts: readonly ActRow[]): string[] {
  return acts.flatMap(({ source, heard }) => (source === 'labels' ? splitLabels(heard) : []))
}

/** Returns the places that active corrections changed, newest first. Marks those that are unresolved. */
export function listPlaces(db: Connection, transcriptId: string) {
  const { correctionId, place, segment, offset, heard, written, lost, position } = correctedPlaces
  return db
    .select({
      ...{ act: correctionId, place, segment, offset, heard, written, lost },
      notSpeech: sql<boolean>`${isHiding}`,
    })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(eq(correctedPlaces.transcriptId, transcriptId), isOfWords, counts))
    .orderBy(newestFirst, asc(position))
}

export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number]

/** Returns the segments of the file that are split, in order. */
export async function listSplitSegments(db: Connection, transcriptId: string) {
  const rows = await db
    .select({ id: segments.position, splits: segments.splits })
    .from(segments)
    .where(and(eq(segments.transcriptId, transcriptId), isNotNull(segments.splits)))
    .orderBy(asc(segments.position))
  return rows.map(({ id, splits }) => ({ id, splits: splits ?? [] }))
}

export type SplitSegment = Awaited<ReturnType<typeof listSplitSegments>>[number]

/** Returns an active correction of a project in this scope. */
export async function findAct(db: Connection, scope: Scope, actId: string) {
  const [row] = await db
    .select({ id: corrections.id })
    .from(corrections)
    .innerJoin(transcripts, eq(transcripts.id, corrections.transcriptId))
    .where(and(inScope(scope), eq(corrections.id, actId), counts))
  return row ?? null
}

/** Counts active corrections and places, and all places including undone ones. */
export async function countCorrections(db: Connection, transcriptId: string) {
  const [row] = await db
    .select({
      acts: sql<number>`count(distinct ${corrections.id}) filter (where ${counts})::int`,
      places: sql<number>`count(*) filter (where ${counts})::int`,
      ever: count(),
    })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctedPlaces.correctionId))
    .where(eq(correctedPlaces.transcriptId, transcriptId))
  return row ?? { acts: 0, places: 0, ever: 0 }
}

type Act = Omit<typeof corrections.$inferInsert, 'id'> & { id: string; places: readonly PlacedCorrection[] }

/**
 * Inserts corrections of one transcript, in two statements however many there are; speaker overrides have no places.
 */
export async function insertActs(tx: Connection, transcriptId: string, acts: readonly Omit<Act, 'transcriptId'>[]) {
  if (acts.length === 0) return
  await tx
    .insert(corrections)
    .values(acts.map(({ places, ...act }) => ({ ...act, transcriptId, pairs: pairsIn(places) })))
  const rows = acts.flatMap(({ id, places }) => places.map((place, position) => ({ ...place, id, position })))
  if (rows.length === 0) return
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => sql.param(rows.map((row) => row[key]))
  await tx.execute(sql`
    insert into ${correctedPlaces}
      (transcript_id, correction_id, position, place, segment, "offset", heard, written)
    select ${transcriptId}::uuid, * from unnest(
      ${column('id')}::uuid[], ${column('position')}::int[], ${column('place')}::int[],
      ${column('segment')}::int[], ${column('offset')}::int[],
      ${column('heard')}::text[], ${column('written')}::text[])`)
}

/** Returns the distinct words at places that are in one segment. */
function pairsIn(places: readonly PlacedCorrection[]): Pair[] {
  const byPlace = [...Map.groupBy(places, ({ place }) => place).values()]
  const words = byPlace.flatMap(([row, ...others]) => (row && others.length === 0 ? [row] : []))
  const pairs = words.map((row) => ({ heard: row.heard.trim(), written: row.written.trim() }))
  const isChange = ({ heard, written }: Pair) => heard !== '' && written !== ''
  return [...new Map(pairs.filter(isChange).map((pair) => [JSON.stringify(pair), pair])).values()]
}

/** Returns the active corrections of a show on the same glossary words as these, newest first. */
export function actsOnTerms(
  tx: Connection,
  { workspaceId, showId }: { workspaceId: string; showId: string },
  ids: readonly string[],
) {
  const { id, heard, createdAt, termBefore } = corrections
  const isOfShow = and(
    eq(transcripts.workspaceId, workspaceId),
    eq(transcripts.showId, showId),
    eq(corrections.source, 'workspace'),
    counts,
  )
  const words = sql<string>`lower(${heard})`
  const meant = tx
    .select({ words })
    .from(corrections)
    .where(inArray(id, [...ids]))
  return tx
    .select({ id, words, heard, createdAt, termBefore })
    .from(corrections)
    .innerJoin(transcripts, eq(transcripts.id, corrections.transcriptId))
    .where(and(isOfShow, inArray(words, meant)))
    .orderBy(desc(createdAt), desc(corrections.since))
}

export type TermActRow = Awaited<ReturnType<typeof actsOnTerms>>[number]

/** Updates what the glossary held before corrections, after an earlier one was undone. */
export async function storeTermsBefore(tx: Connection, moved: readonly { id: string; termBefore: TermBefore }[]) {
  if (moved.length === 0) return
  await tx.execute(sql`
    update ${corrections} set term_before = v.term_before
    from unnest(${sql.param(moved.map(({ id }) => id))}::uuid[],
      ${sql.param(moved.map(({ termBefore }) => JSON.stringify(termBefore)))}::jsonb[]) as v(id, term_before)
    where ${corrections.id} = v.id`)
}

/** Ends corrections as of the revision `until`. */
export async function endActs(
  tx: Connection,
  transcriptId: string,
  { ids, ...end }: { ids: readonly string[]; until: number; undoneBy: string },
) {
  await tx
    .update(corrections)
    .set(end)
    .where(and(eq(corrections.transcriptId, transcriptId), inArray(corrections.id, [...ids])))
}

/** Deletes all corrections before a file is stored for the first time: an interrupted attempt may have left some. */
export async function deleteAll(db: Connection, transcriptId: string) {
  await db.delete(corrections).where(eq(corrections.transcriptId, transcriptId))
}

export async function setRevision(db: Connection, transcriptId: string, revision: number) {
  await db.update(transcripts).set({ correctionsRevision: revision }).where(eq(transcripts.id, transcriptId))
}

/** Counts a change of the text that isn't an act: the file was parsed again. */
export async function raiseRevision(db: Connection, transcriptId: string) {
  const correctionsRevision = sql`${transcripts.correctionsRevision} + 1`
  await db.update(transcripts).set({ correctionsRevision }).where(eq(transcripts.id, transcriptId))
}

/** Returns every place where a transcript was ever corrected, newest first, with whether its correction is active. */
export function allPlaces(db: Connection, transcriptId: string) {
  const { correctionId, position, segment, offset, heard, written, lost } = correctedPlaces
  return db
    .select({
      ...{ correctionId, position, segment, offset, heard, written, lost, counts: sql<boolean>`${counts}` },
      ...{ source: corrections.source, notSpeech: sql<boolean>`${isHiding}` },
    })
    .from(correctedPlaces)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(eq(correctedPlaces.transcriptId, transcriptId))
    .orderBy(newestFirst, asc(position))
}

type Anchored = { correctionId: string; position: number; offset: number; lost: boolean }

/** Stores the new places after a file was parsed again. */
export async function moveAnchors(tx: Connection, transcriptId: string, moved: readonly Anchored[]) {
  if (moved.length === 0) return
  const column = <Key extends keyof Anchored>(key: Key) => sql.param(moved.map((place) => place[key]))
  await tx.execute(sql`
    update ${correctedPlaces} set "offset" = v.place_offset, lost = v.lost
    from unnest(${column('correctionId')}::uuid[], ${column('position')}::int[], ${column('offset')}::int[],
      ${column('lost')}::bool[]) as v(correction_id, position, place_offset, lost)
    where ${correctedPlaces.transcriptId} = ${transcriptId}::uuid
      and ${correctedPlaces.correctionId} = v.correction_id and ${correctedPlaces.position} = v.position`)
}
