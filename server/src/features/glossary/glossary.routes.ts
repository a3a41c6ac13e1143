import { addToGlossary, type Glossary, getGlossary, removeFromGlossary } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { findShowId, type ShowScope } from '../../platform/database/shows.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './glossary.repository.ts'
import { addTerm } from './glossary.ts'

/** Serves the glossaries of shows. All members can see them; changing one takes the right to generate content. */
export function glossaryRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getGlossary, {
    handle: async ({ caller: { workspaceId }, query: { show } }) =>
      shown(db, await findShow(db, { workspaceId, showId: show })),
  })

  serve(addToGlossary, {
    handle: async ({ caller: { workspaceId, userId }, body: { showId, ...words } }) => {
      const show = await findShow(db, { workspaceId, showId })
      await db.transaction((tx) => addTerm(tx, { ...show, ...words, authorId: userId }))
      return shown(db, show)
    },
  })

  serve(removeFromGlossary, {
    what: 'entry',
    find: ({ caller: { workspaceId }, params }) => repository.findEntry(db, { workspaceId, id: params.entryId }),
    handle: async ({ caller: { workspaceId }, found: { id, showId } }) => {
      await repository.deleteEntry(db, { workspaceId, id })
      return shown(db, { workspaceId, showId })
    },
  })
}

async function findShow(db: Connection, { workspaceId, showId }: ShowScope): Promise<repository.GlossaryScope> {
  const id = await findShowId(db, { workspaceId, showId })
  if (id === null) throw notFound('show')
  return { workspaceId, showId: id }
}

async function shown(db: Connection, show: repository.GlossaryScope): Promise<Glossary> {
  const entries = await repository.listEntries(db, show)
  return { entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })) }
}
