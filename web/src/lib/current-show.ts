// The show to which lists, search, and uploads are limited. Remembered in this browser; only matters if the workspace has
// several.
import type { Show } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { showsQuery } from './queries/shows.ts'

const key = 'show'
const listeners = new Set<() => void>()

/** Returns the ID of the show last chosen in this browser; it may be deleted, or another workspace's. */
export function getStoredShow(): string | null {
  return localStorage.getItem(key)
}

/** Limits the pages to a show, or to none. */
export function storeShow(id: string | null): void {
  if (id === null) localStorage.removeItem(key)
  else localStorage.setItem(key, id)
  for (const listener of listeners) listener()
}

/** Returns the workspace's shows and the chosen one. */
export function useShows() {
  const { data, isPending } = useQuery(showsQuery())
  const stored = useSyncExternalStore(subscribe, getStoredShow)
  const shows = data?.shows ?? []
  const hasSeveral = shows.length > 1
  const current = (hasSeveral && shows.find(({ id }) => id === stored)) || null
  return {
    shows,
    hasSeveral,
    /** Null means all. */
    current,
    /** To limit calls to the current show. While the list loads, trusts what is stored. */
    showId: (isPending ? stored : current?.id) ?? undefined,
    /** Returns the name of a project's show if there are several. */
    getName: (id: string): string | null => {
      const show = hasSeveral && shows.find((one) => one.id === id)
      return show ? getShowName(show) : null
    },
  }
}

/** Returns a name to show, also for a show without one. */
export function getShowName({ name }: Pick<Show, 'name'>): string {
  return name.trim() || 'Unnamed show'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
