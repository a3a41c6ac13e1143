// What a user wrote in other people's projects, each with the project's name.
import type { ContentTypeKey } from '@podcastai/content-types'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { readVersions } from '../../domain/content/read-content.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { comments, contentVersions, transcripts } from '../../platform/database/schema.ts'
import { said, toExport, withAboutIn } from './projects-data.ts'
import { without } from './without.ts'

export type Whose = { workspaceId: string; userId: string }

/** Versions that the person wrote by hand, oldest first. */
export async function* editsData(db: Connection, whose: Whose): AsyncGenerator<Record<string, unknown>> {
  const { transcriptId, contentType, version, createdAt } = contentVersions
  const edits = await db
    .select({ filename: transcripts.filename, transcriptId, contentType, version })
    .from(contentVersions)
    .innerJoin(transcripts, eq(transcripts.id, transcriptId))
    .where(
      and(inProjectsOfOthers(whose), eq(contentVersions.authorId, whose.userId), eq(contentVersions.origin, 'edited')),
    )
    .orderBy(asc(createdAt))
  for (const edit of edits) {
    const [stored] = await readVersions(db, edit.transcriptId, {
      ...edit,
      contentType: edit.contentType as ContentTypeKey,
    })
    if (stored) yield { filename: edit.filename, ...without(toExport(stored), ['transcriptId', 'authorId']) }
  }
}

/** What the person said. */
export async function ownComments(db: Connection, whose: Whose) {
  const rows = await db
    .select({ filename: transcripts.filename, transcriptId: comments.transcriptId, ...said })
    .from(comments)
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .where(and(inProjectsOfOthers(whose), eq(comments.authorId, whose.userId)))
    .orderBy(asc(comments.createdAt))
  return (await withAboutIn(db, rows)).map((row) => without(row, ['transcriptId']))
}

/** Which projects are others', of a query that joins them. */
export function inProjectsOfOthers({ workspaceId, userId }: Whose) {
  const isNotOwn = or(isNull(transcripts.uploadedBy), ne(transcripts.uploadedBy, userId))
  return and(eq(transcripts.workspaceId, workspaceId), isNotOwn)
}
