// On phones, the header shows the page's title once it has scrolled out of view.
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useMediaQuery } from './use-media-query.ts'

let shown: string | null = null
const listeners = new Set<() => void>()

function show(title: string | null): void {
  shown = title
  for (const listener of listeners) listener()
}

export function useHeaderTitle(): string | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const headerHeight = 56

/** Shows a title in the header while its heading is above a phone's screen. */
export function useTitleInHeader(heading: RefObject<HTMLElement | null>, title: string): void {
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  useEffect(() => {
    if (!isPhone || !heading.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => entry && show(!entry.isIntersecting && entry.boundingClientRect.top < headerHeight ? title : null),
      { rootMargin: `-${headerHeight}px 0px 0px` },
    )
    observer.observe(heading.current)
    return () => {
      observer.disconnect()
      show(null)
    }
  }, [isPhone, heading, title])
}
