import { FoundPlace, minSearchLength, type SearchAnswer, searchWorkspace } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { around, fullestLine, hitsIn } from './marked-text.ts'
import { countWaiting, type FoundRow, findPassages } from './search.repository.ts'

export function searchRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(searchWorkspace, {
    handle: async ({ caller: { workspaceId }, query: { q, limit, show } }) => {
      if (q.length < minSearchLength) return { projects: [], hasMore: false, waiting: 0 }
      const [rows, waiting] = await Promise.all([
        findPassages(db, { workspaceId, show, q, limit }),
        countWaiting(db, { workspaceId, show }),
      ])
      return { projects: byProject(rows.slice(0, limit)), hasMore: rows.length > limit, waiting }
    },
  })
}

function byProject(rows: readonly FoundRow[]): SearchAnswer['projects'] {
  const projects = new Map<string, SearchAnswer['projects'][number]>()
  for (const { id, filename, place, text, marked } of rows) {
    const project = projects.get(id) ?? { id, filename, findings: [] }
    projects.set(id, project)
    const found = { text, hits: hitsIn(marked) }
    const where = FoundPlace.parse(place)
    project.findings.push({ place: where, ...around(where.kind === 'content' ? fullestLine(found) : found) })
  }
  return [...projects.values()]
}
