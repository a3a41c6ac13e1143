import { isDeepStrictEqual } from 'node:util'
import { type ContentTypeKey, type EpisodeNotes, getContentType } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import { and, count, desc, eq, getTableColumns, isNull, lt, lte } from 'drizzle-orm'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { contentVersions, type Made, transcripts, users } from '../../platform/database/schema.ts'
import type { TranscriptStateKey } from '../../platform/database/stored-corrections.ts'
import { setGeneration } from './generations.repository.ts'

/** All columns but the transcript's text, which can have megabytes and is not needed here. */
const { content: _text, ...owned } = getTableColumns(transcripts)

/** The transcript that content belongs to, in this workspace and not in the trash. */
export async function findOwner(db: Connection, { workspaceId, id }: { workspaceId: string; id: string }) {
  const [row] = await db
    .select(owned)
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt)))
  return row ?? null
}

export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

export async function findOwnerById(db: Connection, id: string): Promise<Owner | null> {
  const [row] = await db.select(owned).from(transcripts).where(eq(transcripts.id, id))
  return row ?? null
}

export type NewestVersion = Awaited<ReturnType<typeof newestVersions>>[number]

/** The newest version of every type that has one. */
export function newestVersions(db: Connection, transcriptId: string) {
  return db
    .selectDistinctOn([contentVersions.contentType])
    .from(contentVersions)
    .where(eq(contentVersions.transcriptId, transcriptId))
    .orderBy(contentVersions.contentType, desc(contentVersions.version))
}

export async function newestVersion(db: Connection, transcriptId: string, contentType: ContentTypeKey) {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.transcriptId, transcriptId), eq(contentVersions.contentType, contentType)))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return row ?? null
}

/**
 * The newest version of every type that was written, rather than derived from a transcript change. With `upTo` of one
 * type, as of that version.
 */
export function writtenVersions(db: Connection, transcriptId: string, upTo?: NewestVersion) {
  return db
    .selectDistinctOn([contentVersions.contentType])
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        isNull(contentVersions.renamed),
        isNull(contentVersions.corrected),
        isNull(contentVersions.reread),
        upTo && eq(contentVersions.contentType, upTo.contentType),
        upTo && lte(contentVersions.version, upTo.version),
      ),
    )
    .orderBy(contentVersions.contentType, desc(contentVersions.version))
}

/** The last version before this one that an engine wrote. */
export async function findWrittenBefore(db: Connection, version: NewestVersion) {
  const { transcriptId, contentType } = version
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        eq(contentVersions.contentType, contentType),
        eq(contentVersions.origin, 'generated'),
        lt(contentVersions.version, version.version),
      ),
    )
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return row ?? null
}

/** Pins items of a version; the text stays, so it is no version of its own. */
export async function setPins(tx: Connection, { transcriptId, contentType, version }: NewestVersion, pinned: string[]) {
  await tx
    .update(contentVersions)
    .set({ pinned })
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        eq(contentVersions.contentType, contentType),
        eq(contentVersions.version, version),
      ),
    )
  await announceChange(tx, transcriptId)
}

type Understood = {
  analysis: Analysis | null
  notes: EpisodeNotes | null
  /** The originals, if they were made under an older transcript state. */
  made: (Made & { analysis: Analysis | null; notes: EpisodeNotes | null }) | null
}

/** What the engine noted, and with it what its analysis found. */
export async function storeNotes(tx: Connection, id: string, { analysis, notes, made }: Understood) {
  await tx.update(transcripts).set({ analysis, engineNotes: notes, made }).where(eq(transcripts.id, id))
}

/** Stores derived versions of both. Notes of another release are left alone. */
export async function storeFollowed(
  tx: Connection,
  id: string,
  { analysis, notes, made, hadNotes }: Understood & { hadNotes: boolean },
) {
  await tx
    .update(transcripts)
    .set({ analysis, made, ...(hadNotes && { engineNotes: notes }) })
    .where(eq(transcripts.id, id))
}

/** How often an engine wrote this type. */
export async function countGenerations(db: Connection, transcriptId: string, contentType: ContentTypeKey) {
  const [row] = await db
    .select({ times: count() })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        eq(contentVersions.contentType, contentType),
        eq(contentVersions.origin, 'generated'),
        isNull(contentVersions.renamed),
        isNull(contentVersions.corrected),
        isNull(contentVersions.reread),
      ),
    )
  return row?.times ?? 0
}

/** There is a newer version than the one that was edited. */
export class NewerVersion extends Error {
  override name = 'NewerVersion'
}

/**
 * Locks a project until the end of the transaction, and returns its transcript state.
 * @throws ProjectDeleted if it is in the trash or deleted
 */
export async function lockTranscriptState(tx: Connection, transcriptId: string): Promise<TranscriptStateKey> {
  const [row] = await tx
    .select({
      names: transcripts.speakerNames,
      revision: transcripts.correctionsRevision,
      reading: transcripts.reading,
    })
    .from(transcripts)
    .where(and(eq(transcripts.id, transcriptId), isNull(transcripts.deletedAt)))
    .for('update')
  if (!row) throw new ProjectDeleted()
  return row
}

type Numbered = Pick<NewestVersion, 'contentType' | 'version' | 'pinned'>

/** The newest version number of each type and its pins, without the content. */
export function newestNumbers(db: Connection, transcriptId: string): Promise<Numbered[]> {
  return db
    .selectDistinctOn([contentVersions.contentType], {
      contentType: contentVersions.contentType,
      version: contentVersions.version,
      pinned: contentVersions.pinned,
    })
    .from(contentVersions)
    .where(eq(contentVersions.transcriptId, transcriptId))
    .orderBy(contentVersions.contentType, desc(contentVersions.version))
}

/** Are these versions among the newest ones still, with the same pins? */
export function areAmong(newest: readonly Numbered[], read: readonly Numbered[]): boolean {
  return read.every(({ contentType, version, pinned }) => {
    const now = newest.find((one) => one.contentType === contentType)
    return now?.version === version && isDeepStrictEqual(now.pinned, pinned)
  })
}

/**
 * Locks a project until the end of the transaction. False if its transcript or its newest versions changed since
 * `read`: results prepared from that state are outdated.
 * @throws ProjectDeleted if the project is in the trash or deleted
 */
export async function lockAsRead(
  tx: Connection,
  transcriptId: string,
  read: { under: TranscriptStateKey; newest: readonly Numbered[] },
): Promise<boolean> {
  if (!isDeepStrictEqual(await lockTranscriptState(tx, transcriptId), read.under)) return false
  return read.newest.length === 0 || areAmong(await newestNumbers(tx, transcriptId), read.newest)
}

/**
 * Appends a version to a locked project, and marks the type as generated if an engine wrote it.
 * @throws NewerVersion if `baseVersion` is given and is no longer the newest
 */
export async function insertVersion(
  tx: Connection,
  { baseVersion, ...version }: Omit<typeof contentVersions.$inferInsert, 'version'> & { baseVersion?: number },
): Promise<void> {
  const { transcriptId, contentType } = version
  const [newest] = await findVersions(tx, transcriptId, contentType).limit(1)
  if (baseVersion !== undefined && newest && newest.version > baseVersion) throw new NewerVersion()
  const items = getContentType(contentType as ContentTypeKey).count(version.content as never)
  await tx.insert(contentVersions).values({ ...version, items, version: (newest?.version ?? 0) + 1 })
  // One that only follows ends no writing that is under way.
  if (version.renamed || version.corrected || version.reread) await announceChange(tx, transcriptId)
  else await setGeneration(tx, { transcriptId, contentType, state: 'generated', reason: null })
}

/** Versions, newest first, with the name of the person who edited or generated each. */
export function findVersions(db: Connection, transcriptId: string, contentType: string) {
  return db
    .select({
      version: contentVersions.version,
      origin: contentVersions.origin,
      engine: contentVersions.engine,
      author: users.username,
      createdAt: contentVersions.createdAt,
      renamed: contentVersions.renamed,
      corrected: contentVersions.corrected,
      reread: contentVersions.reread,
      instruction: contentVersions.instruction,
      gap: contentVersions.gap,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(and(eq(contentVersions.transcriptId, transcriptId), eq(contentVersions.contentType, contentType)))
    .orderBy(desc(contentVersions.version))
}

export async function findVersion(
  db: Connection,
  { transcriptId, contentType, version }: { transcriptId: string; contentType: string; version: number },
) {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        eq(contentVersions.contentType, contentType),
        eq(contentVersions.version, version),
      ),
    )
  return row ?? null
}
