import type { Profile } from '@podcastai/contracts'
import { buttonStyle, Card } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { setupQuery } from '../../lib/queries/setup.ts'
import { transcriptListQuery } from '../../lib/queries/transcripts.ts'
import { wayOut } from './way-out.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that required a plan; the user returns there after paying. */
    next?: (typeof nextPages)[number] | undefined
  }
}

/** Pages to return to after paying. */
const nextPages = ['/create', '/clip-thumbnails'] as const

/** Shown instead of a feature that needs a plan. */
export function PlanMissing({ profile }: { profile: Profile }) {
  const projects = useQuery(transcriptListQuery())
  const { pathname } = useLocation()
  const next = nextPages.find((page) => page === pathname)
  const { freeEpisodes = 0 } = useQuery(setupQuery()).data ?? {}
  const way = wayOut(profile, { freeEpisodes, hasProjects: (projects.data?.length ?? 0) > 0 })
  if (!way) return null
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h2 className="type-h2">{way.title}</h2>
        <p className="mt-1 text-text-2">{way.text}</p>
      </div>
      {way.action && (
        <Link to="/subscribe" state={{ next }} className={buttonStyle({ variant: 'primary' })}>
          {way.action}
        </Link>
      )}
    </Card>
  )
}
