import { isDeepStrictEqual } from 'node:util'
import { type ContentKey, getContentType } from '@podcastai/content-types'
import { segmentsIn } from '@podcastai/content-types/server'
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Version } from '../../domain/content/read-content.ts'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { announceChange, changesChannel } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { contentVersions, generations, transcripts, users } from '../../platform/database/schema.ts'
import { setGeneration } from './generations.repository.ts'

/** All columns except the transcript's text, which can be several megabytes and is not needed here. */
const { content: _text, ...owned } = getTableColumns(transcripts)

/** Returns the transcript that content belongs to, if it is in this workspace and not in the trash. */
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

/** Sets the pinned items of a version. The text is unchanged, so this adds no version. */
export async function setPins(tx: Connection, { transcriptId, contentType, version }: Version, pinned: string[]) {
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

/** Returns how often an engine wrote this type. */
export async function countGenerations(db: Connection, transcriptId: string, contentType: ContentKey) {
  const [row] = await db
    .select({ times: count() })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.transcriptId, transcriptId),
        eq(contentVersions.contentType, contentType),
        eq(contentVersions.origin, 'generated'),
      ),
    )
  return row?.times ?? 0
}

/**
 * Locks a project until the end of the transaction, and returns its transcript's revision.
 * @throws ProjectDeleted if it is in the trash or deleted
 */
export async function lockProject(tx: Connection, transcriptId: string): Promise<number> {
  const [row] = await tx
    .select({ revision: transcripts.correctionsRevision })
    .from(transcripts)
    .where(and(eq(transcripts.id, transcriptId), isNull(transcripts.deletedAt)))
    .for('update')
  if (!row) throw new ProjectDeleted()
  return row.revision
}

type Numbered = Pick<Version, 'contentType' | 'version' | 'pinned'>

/**
 * Locks a project until the end of the transaction. False if the version that was read is no longer the newest of its
 * type, or its pins changed: what was prepared from it is outdated.
 * @throws ProjectDeleted if the project is in the trash or deleted
 */
export async function lockAsRead(tx: Connection, transcriptId: string, read: Numbered | null): Promise<boolean> {
  const newest = sql<Pick<Numbered, 'version' | 'pinned'> | null>`(
    select jsonb_build_object('version', v.version, 'pinned', v.pinned) from ${contentVersions} v
    where v.transcript_id = ${transcripts.id} and v.content_type = ${read?.contentType ?? null}
    order by v.version desc limit 1)`
  const [row] = await tx
    .select({ newest })
    .from(transcripts)
    .where(and(eq(transcripts.id, transcriptId), isNull(transcripts.deletedAt)))
    .for('update')
  if (!row) throw new ProjectDeleted()
  return !read || (row.newest?.version === read.version && isDeepStrictEqual(row.newest.pinned, read.pinned))
}

type NewVersion = Omit<Version, 'version' | 'textRevision' | 'instruction' | 'createdAt'> & {
  instruction?: string | null
}

/**
 * Appends an edit as the next version, in a single statement. Returns false if the version it was made from is no
 * longer the newest of its type, or its pins changed: the rows it depends on are locked, so they are compared in their
 * current state, and the second of two concurrent edits finds its number taken.
 * @throws ProjectDeleted if the project is in the trash or deleted
 */
export async function appendEdit(
  db: Connection,
  read: Numbered,
  { transcriptId, contentType, content, snapshot, ...version }: NewVersion,
): Promise<boolean> {
  const items = getContentType(contentType).count(content as never)
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const { rows } = await db.execute<{ isThere: boolean; isStored: boolean }>(sql`
    with project as (
      select id from ${transcripts} where id = ${transcriptId}::uuid and deleted_at is null for update
    ), read as (
      select v.version from ${contentVersions} v join project p on p.id = v.transcript_id
      where v.content_type = ${contentType} and v.version = ${read.version} and v.pinned = ${json(read.pinned)} for update of v
    ), stored as (
      insert into ${contentVersions} (transcript_id, content_type, version, content, segments, items, origin, engine, gap,
        instruction, pinned, edited_items, author_id)
      select ${transcriptId}::uuid, ${contentType}, read.version + 1, ${json(snapshot)},
        ${sql.param(segmentsIn(snapshot))}::int[], ${items}, ${version.origin}, ${version.engine}, ${version.gap}::text,
        ${version.instruction ?? null}::text, ${json(version.pinned)}, ${json(version.editedItems)},
        ${version.authorId}::uuid
      from read on conflict do nothing returning version
    ), generation as (
      insert into ${generations} (transcript_id, content_type, state, updated_at)
      select ${transcriptId}::uuid, ${contentType}, 'generated', now() from stored
      on conflict (transcript_id, content_type) do update set state = 'generated', reason = null, updated_at = now()
    )
    select exists (select from project) as "isThere", exists (select from stored) as "isStored",
      (select count(pg_notify(${changesChannel}, ${transcriptId})) from stored)`)
  if (!rows[0]?.isThere) throw new ProjectDeleted()
  return rows[0].isStored
}

/** Appends a version to a locked project, and marks the type as generated. */
export async function insertVersion(tx: Connection, { content, snapshot, ...version }: NewVersion): Promise<void> {
  const { transcriptId, contentType } = version
  const items = getContentType(contentType).count(content as never)
  const isOfType = and(eq(contentVersions.transcriptId, transcriptId), eq(contentVersions.contentType, contentType))
  const next = sql`(select coalesce(max(version), 0) + 1 from ${contentVersions} where ${isOfType})`
  const stored = { ...version, content: snapshot, segments: segmentsIn(snapshot), items }
  await tx.insert(contentVersions).values({ ...stored, version: next as never })
  await setGeneration(tx, { transcriptId, contentType, state: 'generated', reason: null })
}

/** Returns versions, newest first, with the name of the person who edited or generated each. */
export function findVersions(db: Connection, transcriptId: string, contentType: string) {
  return db
    .select({
      version: contentVersions.version,
      origin: contentVersions.origin,
      engine: contentVersions.engine,
      author: users.username,
      createdAt: contentVersions.createdAt,
      instruction: contentVersions.instruction,
      gap: contentVersions.gap,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(and(eq(contentVersions.transcriptId, transcriptId), eq(contentVersions.contentType, contentType)))
    .orderBy(desc(contentVersions.version))
}
