import { type DeletedProject, isRunning, listDeleted, restoreDeleted, trashDays } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { toTranscript } from './transcript-views.ts'
import { findTranscript } from './transcripts.repository.ts'
import * as bin from './trash.repository.ts'

const dayMs = 86_400_000

type TrashDeps = { db: Connection; jobs: Pick<Jobs, 'enqueue'>; now: () => Date }

/** Serves deleted projects and their restoring. */
export function trashRoutes(serve: Serve, { db, jobs, now }: TrashDeps): void {
  const oldest = () => new Date(now().getTime() - trashDays * dayMs)

  serve(listDeleted, {
    handle: async ({ caller }) => (await bin.listDeleted(db, caller.workspaceId, oldest())).map(toDeletedProject),
  })

  serve(restoreDeleted, {
    what: 'project',
    find: ({ caller, params }) => bin.findDeleted(db, { workspaceId: caller.workspaceId, id: params.id }, oldest()),
    handle: async ({ caller, params }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const row = await db.transaction(async (tx) => {
        const isTaken = await bin.restoreFromTrash(tx, scope)
        const restored = await findTranscript(tx, scope)
        // The deletion aborted its processing.
        if (isTaken && restored && isRunning(restored.status))
          await jobs.enqueue(tx, 'process-transcript', { transcriptId: scope.id }, caller)
        return restored
      })
      if (!row) throw notFound('project')
      return toTranscript(row)
    },
  })
}

function toDeletedProject({ id, filename, deletedAt }: bin.DeletedRow): DeletedProject {
  const since = deletedAt ?? new Date(0)
  const goneAt = new Date(since.getTime() + trashDays * dayMs)
  return { id, filename, deletedAt: since.toISOString(), goneAt: goneAt.toISOString() }
}
