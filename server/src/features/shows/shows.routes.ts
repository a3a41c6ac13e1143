import { createShow, deleteShow, listShows, moveToShow, type Transcript } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './shows.repository.ts'

export type ShowsDeps = {
  db: Connection
  /** The most shows that a workspace can have. */
  maxShows: number
  viewTranscript: (scope: { workspaceId: string; id: string }) => Promise<Transcript | null>
}

/** Serves the list of a workspace's shows, and to which of them a project belongs. */
export function showRoutes(serve: Serve, { db, maxShows, viewTranscript }: ShowsDeps): void {
  serve(listShows, {
    handle: async ({ caller: { workspaceId } }) => {
      const rows = await repository.listShows(db, workspaceId)
      return { shows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), max: maxShows }
    },
  })

  serve(createShow, {
    handle: ({ caller: { workspaceId }, body: { name } }) =>
      db.transaction(async (tx) => {
        const shows = await repository.lockShows(tx, workspaceId)
        if (shows.length >= maxShows) throw tooMany(maxShows)
        const position = (shows.at(-1)?.position ?? -1) + 1
        const made = await repository.insertShow(tx, { workspaceId, position, settings: { podcastName: name } })
        return { id: made.id, name, projects: 0, createdAt: made.createdAt.toISOString() }
      }),
  })

  serve(deleteShow, {
    what: 'show',
    find: ({ caller: { workspaceId }, params: { id } }) => repository.findShow(db, { workspaceId, id }),
    handle: async ({ found: show, query: { moveTo } }) => {
      await db.transaction((tx) => removeShow(tx, show, moveTo))
      return { id: show.id, deleted: true as const }
    },
  })

  serve(moveToShow, {
    what: 'project',
    find: ({ caller: { workspaceId }, params: { id } }) => viewTranscript({ workspaceId, id }),
    handle: async ({ caller: { workspaceId }, params: { id }, body: { showId } }) => {
      await db.transaction(async (tx) => {
        const shows = await repository.lockShows(tx, workspaceId)
        if (!shows.some((show) => show.id === showId)) throw notFound('show')
        await repository.moveProject(tx, { workspaceId, id }, showId)
      })
      const moved = await viewTranscript({ workspaceId, id })
      if (!moved) throw notFound('project')
      return moved
    },
  })
}

/** @throws AppError not_found, or conflict */
async function removeShow(tx: Connection, show: repository.ShowRow, moveTo: string | undefined): Promise<void> {
  const others = (await repository.lockShows(tx, show.workspaceId)).filter(({ id }) => id !== show.id)
  if (others.length === 0) throw new AppError('conflict', 'A workspace keeps at least one show.')
  if (moveTo !== undefined) {
    if (!others.some(({ id }) => id === moveTo)) throw notFound('show')
    await repository.moveProjects(tx, show, moveTo)
  } else if ((await repository.countProjects(tx, show)) > 0) {
    throw new AppError('conflict', 'This show has projects, some of them maybe in the trash. Move them first.')
  }
  await repository.deleteShow(tx, show)
}

function tooMany(max: number): AppError {
  return new AppError('conflict', `A workspace can have up to ${max} shows. Delete one first.`)
}
