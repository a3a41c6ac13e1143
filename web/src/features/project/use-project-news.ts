import { watchProject } from '@podcastai/contracts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { buildUrl } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

/**
 * Fetches a project as soon as the server tells that something about it changed. Where the browser or a proxy knows no
 * event streams, polling does as it always did. A tab that nobody looks at listens to nothing: browsers open few
 * connections to one server.
 */
export function useProjectNews(id: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (typeof EventSource === 'undefined') return
    let stop = () => {}
    const follow = () => {
      stop()
      stop = document.hidden ? () => {} : listen(queryClient, id)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [queryClient, id])
}

/** Every connection begins with an event: what happened while nobody listened is fetched too. */
function listen(queryClient: QueryClient, id: string): () => void {
  const source = new EventSource(buildUrl(watchProject.path, { id }), { withCredentials: true })
  const { queryKey } = transcriptQuery(id)
  let isFirst = true
  let askedAt = 0
  let asking: ReturnType<typeof setTimeout> | undefined

  function ask() {
    asking = undefined
    askedAt = Date.now()
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: true })
  }

  source.addEventListener('change', () => {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
    // The page has just fetched what the first event of its first connection speaks of.
    const isKnown = isFirst && Date.now() - dataUpdatedAt < freshMs
    isFirst = false
    if (!isKnown) asking ??= setTimeout(ask, Math.max(0, askedAt + minBetweenMs - Date.now()))
  })
  return () => {
    clearTimeout(asking)
    source.close()
  }
}

const freshMs = 2_000
/** Types are written side by side and arrive in a burst: one answer tells of several. */
const minBetweenMs = 1_000
