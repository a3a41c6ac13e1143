import { eq } from 'drizzle-orm'
import type { Changes } from './changes.ts'
import type { Connection } from './connection.ts'
import { transcripts } from './schema.ts'

export type AbortOnDeleteDeps = {
  db: Connection
  changes: Pick<Changes, 'watch'>
  /** Aborted when the process stops. */
  stopping?: AbortSignal | undefined
}

/** The project was deleted, or moved to the trash, during the work. */
export class ProjectDeleted extends Error {
  override name = 'ProjectDeleted'
}

/**
 * Runs work on a project with a signal that aborts when any process deletes the project, or when this process stops.
 * @throws ProjectDeleted
 */
export async function abortOnDelete<Result>(
  { db, changes, stopping }: AbortOnDeleteDeps,
  transcriptId: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deleted = new AbortController()
  const look = async () => {
    const [row] = await db
      .select({ deletedAt: transcripts.deletedAt })
      .from(transcripts)
      .where(eq(transcripts.id, transcriptId))
    if (!row || row.deletedAt !== null) deleted.abort(new ProjectDeleted())
  }
  // Ignore failed checks: if the database has a problem, the next write of the work reports it.
  const stopWatching = changes.watch(transcriptId, () => void look().catch(() => {}))
  try {
    return await work(stopping ? AbortSignal.any([deleted.signal, stopping]) : deleted.signal)
  } catch (error) {
    if (deleted.signal.aborted) throw new ProjectDeleted('the project was deleted', { cause: error })
    throw error
  } finally {
    stopWatching()
  }
}
