// What a user wrote in other people's projects, each with the project's name.
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { withAbout } from '../../domain/content/comment-anchors.ts'
import { readProjects } from '../../domain/content/read-content.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { comments, contentVersions, transcripts } from '../../platform/database/schema.ts'
import { inLoads } from './loads.ts'
import { said, toExport } from './projects-data.ts'
import { without } from './without.ts'

export type Whose = { workspaceId: string; userId: string }

/** Generates the versions that the person edited in other people's projects, oldest first. */
export async function* editsData(db: Connection, whose: Whose): AsyncGenerator<Record<string, unknown>> {
  const { transcriptId, contentType, version, createdAt } = contentVersions
  const edits = await db
    .select({
      ...{ filename: transcripts.filename, transcriptId, contentType, version },
      bytes: sql<number>`pg_column_size(${contentVersions.content})`,
    })
    .from(contentVersions)
    .innerJoin(transcripts, eq(transcripts.id, transcriptId))
    .where(
      and(inProjectsOfOthers(whose), eq(contentVersions.authorId, whose.userId), eq(contentVersions.origin, 'edited')),
    )
    .orderBy(asc(createdAt))
  for (const load of inLoads(edits)) {
    const projects = [...new Set(load.map((edit) => edit.transcriptId))]
    const versions = new Map((await readProjects(db, projects, { all: true })).map((one) => [toKey(one), one]))
    for (const { filename, ...edit } of load) {
      const stored = versions.get(toKey(edit))
      if (stored) yield { filename, ...without(toExport(stored), ['transcriptId', 'authorId']) }
    }
  }
}

const toKey = ({
  transcriptId,
  contentType,
  version,
}: {
  transcriptId: string
  contentType: string
  version: number
}) => `${transcriptId} ${contentType} ${version}`

/** Returns the comments that the person wrote in other people's projects. */
export async function ownComments(db: Connection, whose: Whose) {
  const rows = await db
    .select({ filename: transcripts.filename, transcriptId: comments.transcriptId, ...said })
    .from(comments)
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .where(and(inProjectsOfOthers(whose), eq(comments.authorId, whose.userId)))
    .orderBy(asc(comments.createdAt))
  return (await withAbout(db, rows)).map((row) => without(row, ['transcriptId', 'passage']))
}

/** Returns the condition for other people's projects, in a query that joins `transcripts`. */
export function inProjectsOfOthers({ workspaceId, userId }: Whose) {
  const isNotOwn = or(isNull(transcripts.uploadedBy), ne(transcripts.uploadedBy, userId))
  return and(eq(transcripts.workspaceId, workspaceId), isNotOwn)
}
