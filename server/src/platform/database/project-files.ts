import { eq, type SQL } from 'drizzle-orm'
import { listUploadKeys } from '../files/upload-keys.ts'
import type { Connection } from './connection.ts'
import { listeningCopyParts, referenceImages, transcripts } from './schema.ts'

/** Lists the keys of all files of the projects that a condition on `transcripts` holds for. */
export async function listProjectFiles(db: Connection, areTheirs: SQL | undefined): Promise<string[]> {
  const uploads = await db.select({ fileKey: transcripts.fileKey }).from(transcripts).where(areTheirs)
  const keys = uploads.flatMap(({ fileKey }) => listUploadKeys(fileKey))
  for (const table of [referenceImages, listeningCopyParts]) {
    const rows = await db
      .select({ fileKey: table.fileKey })
      .from(table)
      .innerJoin(transcripts, eq(transcripts.id, table.transcriptId))
      .where(areTheirs)
    keys.push(...rows.map(({ fileKey }) => fileKey))
  }
  return keys
}
