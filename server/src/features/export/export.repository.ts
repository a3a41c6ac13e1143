import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { referenceImages, transcripts } from '../../platform/database/schema.ts'

/** Returns a project of this workspace that is not in the trash, without its text. */
export async function findProject(db: Connection, { workspaceId, id }: { workspaceId: string; id: string }) {
  const [row] = await db
    .select({
      id: transcripts.id,
      workspaceId: transcripts.workspaceId,
      showId: transcripts.showId,
      filename: transcripts.filename,
      /** Minutes. */
      episodeDuration: transcripts.episodeDuration,
    })
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt)))
  return row ?? null
}

/** Lists a project's pictures, oldest first. */
export function storedPictures(db: Connection, transcriptId: string) {
  return db
    .select({ filename: referenceImages.filename, fileKey: referenceImages.fileKey })
    .from(referenceImages)
    .where(eq(referenceImages.transcriptId, transcriptId))
    .orderBy(asc(referenceImages.createdAt), asc(referenceImages.id))
}

/** Returns the storage key of the requested picture of a project, or else of the oldest one. */
export async function storedPicture(db: Connection, { transcriptId, id }: { transcriptId: string; id?: string }) {
  const [row] = await db
    .select({ fileKey: referenceImages.fileKey })
    .from(referenceImages)
    .where(and(eq(referenceImages.transcriptId, transcriptId), id ? eq(referenceImages.id, id) : undefined))
    .orderBy(asc(referenceImages.createdAt), asc(referenceImages.id))
    .limit(1)
  return row ?? null
}
