// What a user wrote in other people's projects, each with the project's name.
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { comments, contentVersions, transcripts } from '../../platform/database/schema.ts'
import { inLoads } from './loads.ts'
import { said } from './projects-data.ts'
import { without } from './without.ts'

export type Whose = { workspaceId: string; userId: string }

/** Versions that the person wrote by hand, oldest first. */
export async function* editsData(db: Connection, whose: Whose): AsyncGenerator<Record<string, unknown>> {
  const { transcriptId, contentType, version, createdAt } = contentVersions
  const edits = await db
    .select({ transcriptId, contentType, version, bytes: sql<number>`pg_column_size(${contentVersions.content})` })
    .from(contentVersions)
    .innerJoin(transcripts, eq(transcripts.id, transcriptId))
    .where(
      and(
        inProjectsOfOthers(whose),
        eq(contentVersions.authorId, whose.userId),
        eq(contentVersions.origin, 'edited'),
        isNull(contentVersions.corrected),
      ),
    )
    .orderBy(asc(createdAt))
  for (const load of inLoads(edits)) {
    const isOneOfThem = load.map((one) =>
      and(eq(transcriptId, one.transcriptId), eq(contentType, one.contentType), eq(version, one.version)),
    )
    const rows = await db
      .select({ filename: transcripts.filename, edit: contentVersions })
      .from(contentVersions)
      .innerJoin(transcripts, eq(transcripts.id, transcriptId))
      .where(or(...isOneOfThem))
      .orderBy(asc(createdAt))
    for (const { filename, edit } of rows) yield { filename, ...without(edit, ['transcriptId', 'authorId']) }
  }
}

/** What the person said. */
export function ownComments(db: Connection, whose: Whose) {
  return db
    .select({ filename: transcripts.filename, ...said })
    .from(comments)
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .where(and(inProjectsOfOthers(whose), eq(comments.authorId, whose.userId)))
    .orderBy(asc(comments.createdAt))
}

/** Which projects are others', of a query that joins them. */
export function inProjectsOfOthers({ workspaceId, userId }: Whose) {
  const isNotOwn = or(isNull(transcripts.uploadedBy), ne(transcripts.uploadedBy, userId))
  return and(eq(transcripts.workspaceId, workspaceId), isNotOwn)
}
