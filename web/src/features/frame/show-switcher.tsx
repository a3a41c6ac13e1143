import { Select } from '@podcastai/ui'
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { getShowName, storeShow, useShows } from '../../lib/current-show.ts'

/** Limits lists, search, and uploads to one show. */
export function ShowSwitcher() {
  const { shows, current } = useShows()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { tab, transcript } = useSearch({ strict: false })
  const navigate = useNavigate()

  function choose(id: string) {
    storeShow(id || null)
    if (path !== '/' && path !== '/dashboard') return
    // The settings follow, after asking about unsaved changes. A linked project would be shown whatever is chosen.
    if (tab === 'settings' && id) void navigate({ to: '/dashboard', search: { tab, show: id } })
    else if (transcript) void navigate({ to: '/dashboard', search: { tab } })
  }

  return (
    <div className="w-44 min-w-0 max-desk:w-36 max-md:-ml-2 max-md:w-auto max-md:flex-1">
      <Select
        aria-label="Show"
        value={current?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="h-8 border-transparent bg-transparent font-medium text-ellipsis hover:border-line"
      >
        <option value="">All shows</option>
        {shows.map((show) => (
          <option key={show.id} value={show.id}>
            {getShowName(show)}
          </option>
        ))}
      </Select>
    </div>
  )
}
