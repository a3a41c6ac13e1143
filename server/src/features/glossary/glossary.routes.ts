import { addToGlossary, type Glossary, getGlossary, removeFromGlossary } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './glossary.repository.ts'
import { addTerm } from './glossary.ts'

/** Serves the glossary of a workspace. All members can see it; changing it takes the right to generate content. */
export function glossaryRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getGlossary, { handle: ({ caller }) => shown(db, caller.workspaceId) })

  serve(addToGlossary, {
    handle: async ({ caller: { workspaceId, userId }, body }) => {
      await db.transaction((tx) => addTerm(tx, { workspaceId, ...body, authorId: userId }))
      return shown(db, workspaceId)
    },
  })

  serve(removeFromGlossary, {
    what: 'entry',
    find: ({ caller: { workspaceId }, params }) => repository.findEntry(db, { workspaceId, id: params.entryId }),
    handle: async ({ caller: { workspaceId }, found: { id } }) => {
      await repository.deleteEntry(db, { workspaceId, id })
      return shown(db, workspaceId)
    },
  })
}

async function shown(db: Connection, workspaceId: string): Promise<Glossary> {
  const entries = await repository.listEntries(db, workspaceId)
  return { entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })) }
}
