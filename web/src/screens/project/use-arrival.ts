import type { Evidence } from '@podcastai/content-types'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { passageAt } from '../../features/search/place-address.ts'

/** Opens the place in the URL: a passage of the transcript, or an item of the open type. */
export function useArrival(jumpTo: (evidence: Evidence) => void): void {
  const { said, item, type } = useSearch({ strict: false })
  useEffect(() => {
    const passage = passageAt(said)
    if (passage) jumpTo(passage)
  }, [said, jumpTo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path in another type is another item
  useEffect(() => (item === undefined ? undefined : whenThere(item, arriveAt)), [item, type])
}

const panel = '[role=tabpanel][data-state=active]'

/** Waits until a view and its content are loaded; gives up on items that don't exist then. */
function whenThere(path: string, arrive: (item: HTMLElement) => void): () => void {
  const look = () => {
    const items = [...document.querySelectorAll<HTMLElement>(`${panel} [data-path]`)]
    if (items.length === 0) return
    const item = items.find(({ dataset }) => dataset.path === path)
    const more = document.querySelector<HTMLElement>(`${panel} [data-act=more]`)
    // Expand a long list; the observer then looks again.
    if (!item && more) return more.click()
    observer.disconnect()
    // After the list has focused its first new item.
    const whole = item?.closest<HTMLElement>('[data-item], li') ?? item?.parentElement
    if (whole) requestAnimationFrame(() => arrive(whole))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/** Scrolls to the item, highlights and focuses it, until the focus leaves it. */
function arriveAt(item: HTMLElement): void {
  item.scrollIntoView({ block: 'center' })
  item.tabIndex = -1
  item.dataset.arrived = ''
  item.focus({ preventScroll: true })
  item.addEventListener(
    'blur',
    () => {
      delete item.dataset.arrived
      item.removeAttribute('tabindex')
    },
    { once: true },
  )
}
