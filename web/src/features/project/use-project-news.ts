import { watchProject } from '@podcastai/contracts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { buildUrl } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

/**
 * Refetches a project when the server reports a change through server-sent events. If the browser or a proxy doesn't
 * support them, polling continues. Hidden tabs don't listen, because browsers limit connections per server.
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

/** Every connection starts with an event, so changes during a disconnect are fetched too. */
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
    // The first event right after loading is about data that the page just fetched.
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
/** Types are generated in parallel and arrive in bursts: one fetch covers several. */
const minBetweenMs = 1_000
