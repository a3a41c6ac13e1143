import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { withAbout } from '../../domain/content/comment-anchors.ts'
import { readProjects, type Version } from '../../domain/content/read-content.ts'
import type { Connection } from '../../platform/database/connection.ts'
import {
  comments,
  contentVersions,
  listeningCopies,
  projectNotes,
  referenceImages,
  shareLinks,
  transcripts,
} from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import { inLoads } from './loads.ts'
import { without } from './without.ts'
import { correctionsIn } from './words-data.ts'

export type ProjectsDataDeps = { db: Connection; files: Pick<Files, 'find'> }

/** All projects of a workspace, or only those that one person uploaded. */
type Whose = { workspaceId: string; uploadedBy?: string }

/** Generates the projects of a user's data export, oldest first. Skips projects that are deleted during the export. */
export async function* projectsData(
  { db, files }: ProjectsDataDeps,
  whose: Whose,
): AsyncGenerator<Record<string, unknown>> {
  for (const load of inLoads(await listProjects(db, whose))) {
    const ids = load.map(({ id }) => id)
    const loadedParts = await readParts(db, ids)
    const rows = await db.select().from(transcripts).where(inArray(transcripts.id, ids))
    const projects = new Map(rows.map((row) => [row.id, row]))
    for (const id of ids) {
      const project = projects.get(id)
      if (!project) continue
      const upload = await files.find(project.fileKey)
      yield {
        ...without(project, ['workspaceId', 'uploadedBy', 'fileKey', 'fileHash', 'understood']),
        upload: upload && new TextDecoder().decode(upload),
        ...loadedParts(id),
      }
    }
  }
}

/** Lists projects with the size of each as stored, which is less than its size in the export. */
function listProjects(db: Connection, { workspaceId, uploadedBy }: Whose) {
  const versions = sql`(select sum(pg_column_size(${contentVersions.content})) from ${contentVersions} where ${eq(contentVersions.transcriptId, transcripts.id)})`
  const isTheirs = uploadedBy === undefined ? undefined : eq(transcripts.uploadedBy, uploadedBy)
  const bytes = sql<number>`octet_length(${transcripts.content}) + coalesce(${versions}, 0)`.mapWith(Number)
  return db
    .select({ id: transcripts.id, bytes })
    .from(transcripts)
    .where(and(eq(transcripts.workspaceId, workspaceId), isTheirs))
    .orderBy(asc(transcripts.createdAt))
}

/** Columns of a comment without its author: who wrote it is personal data of someone else. */
export const said = {
  text: comments.text,
  contentType: comments.contentType,
  item: comments.item,
  anchor: comments.anchor,
  createdAt: comments.createdAt,
}

/** Converts a version for a user's data export, with its content as shown. */
export function toExport(version: Version): Record<string, unknown> & { transcriptId: string } {
  const { transcriptId } = version
  return { ...without(version, ['snapshot']), transcriptId }
}

/** Reads everything that belongs to the projects, with one statement per kind. */
async function readParts(db: Connection, ids: string[]) {
  const isTheirs = (transcriptId: PgColumn) => inArray(transcriptId, ids)
  const versions = (await readProjects(db, ids, { all: true })).map(toExport)
  const { transcriptId, filename, createdAt } = referenceImages
  const pictures = await db
    .select({ transcriptId, filename, createdAt })
    .from(referenceImages)
    .where(isTheirs(transcriptId))
    .orderBy(asc(createdAt))
  const links = await db
    .select({
      transcriptId: shareLinks.transcriptId,
      name: shareLinks.name,
      hasSound: shareLinks.hasSound,
      createdAt: shareLinks.createdAt,
      expiresAt: shareLinks.expiresAt,
      revokedAt: shareLinks.revokedAt,
    })
    .from(shareLinks)
    .where(isTheirs(shareLinks.transcriptId))
    .orderBy(asc(shareLinks.createdAt))
  const remarks = await withAbout(
    db,
    await db
      .select({ transcriptId: comments.transcriptId, ...said })
      .from(comments)
      .where(isTheirs(comments.transcriptId))
      .orderBy(asc(comments.createdAt)),
  )
  const copies = await db
    .select({
      transcriptId: listeningCopies.transcriptId,
      bytes: listeningCopies.bytes,
      offset: listeningCopies.offset,
      finishedAt: listeningCopies.finishedAt,
    })
    .from(listeningCopies)
    .where(isTheirs(listeningCopies.transcriptId))
  const notes = await db.select().from(projectNotes).where(isTheirs(projectNotes.transcriptId))
  const parts = {
    versions: byProject(versions),
    referenceImages: byProject(pictures),
    listeningCopies: byProject(copies),
    shareLinks: byProject(links),
    comments: byProject(remarks),
    corrections: byProject(await correctionsIn(db, ids)),
  }
  const texts = new Map(notes.map((note) => [note.transcriptId, note.text]))
  return (id: string) => ({
    ...Object.fromEntries(Object.entries(parts).map(([name, of]) => [name, of.get(id) ?? []])),
    note: texts.get(id) ?? null,
  })
}

function byProject(rows: { transcriptId: string | null }[]) {
  const grouped = Map.groupBy(rows, ({ transcriptId }) => transcriptId)
  return new Map([...grouped].map(([id, own]) => [id, own.map((row) => without(row, ['transcriptId', 'authorId']))]))
}
