import { buttonStyle } from '@podcastai/ui'
import { type ReactNode, useRef, useState } from 'react'
import { isCandidate } from '../items/candidate.ts'

/** An item of a list and its index in the content. */
export type Listed<Item> = { item: Item; index: number }

/** Returns the props that `MovableItem` needs for a listed item. */
export function placeInList<Item>({ item, index }: Listed<Item>) {
  return { index, group: isCandidate(item) ? ('candidate' as const) : ('pick' as const) }
}

/** A list that first shows a few of its top picks, then all of them, then the candidates below them. */
export type PickList<Item> = {
  picks: readonly Listed<Item>[]
  candidates: readonly Listed<Item>[]
  /** What the next press shows; null if everything is shown. */
  next: { label: string; count: number } | null
  showNext: () => void
  showAll: () => void
  list: React.RefObject<HTMLUListElement | null>
}

/** Orders a list into top picks and candidates, and shows it step by step; the focus goes to the first new item. */
export function usePickList<Item>(items: readonly Listed<Item>[], first: number): PickList<Item> {
  const [step, setStep] = useState<'first' | 'picks' | 'all'>('first')
  const list = useRef<HTMLUListElement>(null)
  const candidates = items.filter(({ item }) => isCandidate(item))
  const picks = items.filter(({ item }) => !isCandidate(item))
  const shown = step === 'first' ? picks.slice(0, first) : picks
  const left = picks.length - shown.length

  function show(next: 'picks' | 'all') {
    const at = next === 'all' ? picks.length : shown.length
    setStep(next)
    requestAnimationFrame(() => {
      const item = list.current?.querySelectorAll(':scope > li[tabindex]')[at]
      if (item instanceof HTMLElement) item.focus({ preventScroll: true })
    })
  }

  const isAll = step === 'all'
  const next =
    left > 0
      ? { label: 'Show more', count: left }
      : !isAll && candidates.length > 0
        ? { label: 'More candidates', count: candidates.length }
        : null
  return {
    picks: shown,
    candidates: isAll ? candidates : [],
    next,
    showNext: () => show(left > 0 ? 'picks' : 'all'),
    showAll: () => show('all'),
    list,
  }
}

/** Items with their index, in the order of the list. */
export function withIndex<Item>(items: readonly Item[]): Listed<Item>[] {
  return items.map((item, index) => ({ item, index }))
}

/** The items of a list that are shown, with a line above the candidates. `children` renders each list item. */
export function PickItems<Item>({
  list: { picks, candidates },
  children,
}: {
  list: PickList<Item>
  children: (listed: Listed<Item>, rank: number) => ReactNode
}) {
  return (
    <>
      {picks.map(children)}
      {candidates.length > 0 && (
        <li key="candidates" className="pt-2">
          <p className="type-h3">More candidates</p>
          <p className="type-hint text-text-3">
            Strongest first. Exports and share pages leave these out until you pin or edit one.
          </p>
        </li>
      )}
      {candidates.map((listed, at) => children(listed, picks.length + at))}
    </>
  )
}

export function ShowMore({ next, onClick }: { next: PickList<unknown>['next']; onClick: () => void }) {
  if (next === null) return null
  return (
    <button type="button" data-act="more" onClick={onClick} className={buttonStyle({ className: 'w-full' })}>
      {next.label}{' '}
      <span className="type-small font-normal text-text-2">
        {next.label === 'Show more' ? `${next.count} left` : next.count}
      </span>
    </button>
  )
}
