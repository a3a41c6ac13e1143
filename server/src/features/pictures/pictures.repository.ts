import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { referenceImages, transcripts } from '../../platform/database/schema.ts'

export type Scope = { workspaceId: string; id: string }

const inScope = ({ workspaceId, id }: Scope) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

export async function findProject(db: Connection, scope: Scope) {
  const [row] = await db.select({ id: transcripts.id }).from(transcripts).where(inScope(scope))
  return row ?? null
}

export async function findImage(db: Connection, { imageId, ...scope }: Scope & { imageId: string }) {
  const [row] = await db
    .select({ id: referenceImages.id, fileKey: referenceImages.fileKey })
    .from(referenceImages)
    .innerJoin(transcripts, eq(transcripts.id, referenceImages.transcriptId))
    .where(and(inScope(scope), eq(referenceImages.id, imageId)))
  return row ?? null
}

/** Lists a project's reference images, oldest first. */
export function listImages(db: Connection, transcriptId: string) {
  return db
    .select({ id: referenceImages.id, filename: referenceImages.filename })
    .from(referenceImages)
    .where(eq(referenceImages.transcriptId, transcriptId))
    .orderBy(asc(referenceImages.createdAt), asc(referenceImages.id))
}

export async function countImages(db: Connection, transcriptId: string): Promise<number> {
  const [row] = await db
    .select({ images: count() })
    .from(referenceImages)
    .where(eq(referenceImages.transcriptId, transcriptId))
  return row?.images ?? 0
}

/**
 * Inserts an image. Returns 'full' if the project has the maximum number (concurrent requests cannot exceed it), and
 * 'gone' if the project was deleted.
 */
export async function insertImage(
  tx: Connection,
  image: typeof referenceImages.$inferInsert,
  max: number,
): Promise<{ id: string } | 'full' | 'gone'> {
  const isProject = eq(transcripts.id, image.transcriptId)
  const projects = await tx.select({ id: transcripts.id }).from(transcripts).where(isProject).for('update')
  if (projects.length === 0) return 'gone'
  if ((await countImages(tx, image.transcriptId)) >= max) return 'full'
  const [row] = await tx.insert(referenceImages).values(image).returning({ id: referenceImages.id })
  return row ?? 'gone'
}

export async function deleteImage(db: Connection, imageId: string) {
  await db.delete(referenceImages).where(eq(referenceImages.id, imageId))
}
