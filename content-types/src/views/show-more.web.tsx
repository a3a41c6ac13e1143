import { buttonStyle } from '@podcastai/ui'
import { useRef, useState } from 'react'

/** The first few of a list until somebody asks for more; the focus then goes to the first new one. */
export function useFirst<Item>(items: readonly Item[], first: number) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  function showAll() {
    setAll(true)
    requestAnimationFrame(() => {
      const next = list.current?.children[first]
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
  }

  const shown = all ? items : items.slice(0, first)
  return { shown, left: items.length - shown.length, showAll, list }
}

export function ShowMore({ left, onClick }: { left: number; onClick: () => void }) {
  if (left <= 0) return null
  return (
    <button type="button" data-act="more" onClick={onClick} className={buttonStyle({ className: 'w-full' })}>
      Show more <span className="type-small font-normal text-text-2">{left} left</span>
    </button>
  )
}
