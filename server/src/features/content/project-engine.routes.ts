import { can, getBrief, getEngineTrouble, getUsage, type Role, watchProject } from '@podcastai/contracts'
import { renderNotes } from '../../domain/transcript/understanding.ts'
import type { Changes } from '../../platform/database/changes.ts'
import type { EventStreams } from '../../platform/http/event-streams.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { briefFor } from './brief.ts'
import { findOwner } from './content.repository.ts'
import { usageOfProject } from './usage.ts'
import { loadSource, type WritingDeps } from './writing.ts'

type ProjectEngineDeps = Pick<WritingDeps, 'db' | 'engine' | 'getWritingPreferences'> & {
  changes: Pick<Changes, 'watch'>
  streams: EventStreams
  /** The current workspace and role of a session; null once it ended. */
  findListener: (sessionIdHash: string) => Promise<{ workspaceId: string; role: Role } | null>
}

/** Serves what a project needs from its engine besides content. */
export function projectEngineRoutes(serve: Serve, deps: ProjectEngineDeps): void {
  const { db, engine } = deps
  const found = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      findOwner(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(getBrief, {
    ...found,
    handle: async ({ found: owner }) => {
      const source = await loadSource(deps, owner)
      const brief = await briefFor(deps, owner, 0)
      const sections = await engine.told({ source, brief, notes: renderNotes(owner, source.loaded) })
      return { engine: engine.label, sections }
    },
  })

  serve(getUsage, { ...found, handle: ({ params }) => usageOfProject(db, params.id) })

  serve(getEngineTrouble, {
    handle: async ({ caller }) => {
      const trouble = caller.isOperator ? engine.trouble() : null
      return { trouble: trouble && { ...trouble, since: trouble.since.toISOString() } }
    },
  })

  serve(watchProject, {
    ...found,
    handle: async ({ caller, params: { id }, reply }) =>
      deps.streams.open(reply, {
        sessionIdHash: caller.sessionIdHash,
        userId: caller.userId,
        mayListen: async () => {
          const listener = await deps.findListener(caller.sessionIdHash)
          if (!listener || !can(listener.role, 'viewAllTranscripts')) return false
          return (await findOwner(db, { workspaceId: listener.workspaceId, id })) !== null
        },
        subscribe: (callback) => deps.changes.watch(id, callback),
        data: { transcriptId: id },
      }),
  })
}
