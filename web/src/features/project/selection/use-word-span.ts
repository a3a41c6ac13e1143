import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RowPlace } from '../corrections/places-in-rows.ts'
import { whenShown } from '../transcript-pane/when-shown.ts'
import { rangeBetween, selectedPlaces } from './dom-selection.ts'
import { findSpan, getPlaces, isSameSpan, moveEnd, stepOut, type WordSpan, wordFrom } from './word-span.ts'

type Props = {
  rows: readonly { text: string }[]
  scroller: RefObject<HTMLElement | null>
  /** Where the keyboard starts to select. */
  firstInSight: () => RowPlace
}

/** Attribute of the selection's toolbar. */
export const barAttribute = 'data-selection-bar'

/** Space kept below the selected words for the toolbar, in pixels. */
const roomBelow = 120

/**
 * Returns the browser's selection in an element's rows as whole words, and handles its keys: Shift with an arrow key
 * selects, the left and right arrows move to another word, Enter focuses the toolbar, and Esc clears the selection.
 */
export function useWordSpan({ rows, scroller, firstInSight }: Props) {
  const [span, setSpan] = useState<WordSpan | null>(null)
  /** The user is selecting with the mouse, so nothing may cover the words. */
  const [isPressed, setPressed] = useState(false)
  /** The span that the browser's selection should have. */
  const wanted = useRef<WordSpan | null>(null)

  const look = useEffectEvent(() => {
    const places = scroller.current && selectedPlaces(scroller.current)
    const next = places && findSpan(rows, places)
    if (!isSameSpan(span, next)) setSpan(next)
    return next
  })

  useEffect(() => {
    const follow = () => void look()
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])

  // Corrected words can change how rows are divided.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the rows
  useEffect(() => void look(), [rows])

  useEffect(() => {
    if (span === null || wanted.current !== span) return
    wanted.current = null
    return whenShown(
      () => scroller.current && rangeBetween(scroller.current, getPlaces(rows, span)),
      (range) => {
        getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
        if (scroller.current) reveal(scroller.current, range)
      },
    )
  }, [span, rows, scroller])

  function select(next: WordSpan) {
    wanted.current = next
    setSpan(next)
  }

  function clear() {
    setSpan(null)
    getSelection()?.removeAllRanges()
  }

  const settle = useEffectEvent(() => {
    const next = look()
    if (next) select({ ...next })
    setPressed(false)
  })

  function onPointerDown({ pointerType, button }: Pick<PointerEvent, 'pointerType' | 'button'>) {
    if (pointerType !== 'mouse' || button !== 0) return
    setPressed(true)
    // The browser's selection is complete only after this event.
    addEventListener('pointerup', () => requestAnimationFrame(() => settle()), { once: true })
  }

  /** Returns whether it handled the key. */
  function onKeyDown(event: Key): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const { key, shiftKey, target } = event
    const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : null
    const isAcross = key === 'ArrowRight' || key === 'ArrowLeft'
    const isControl = target instanceof Element && target.closest('a, button') !== null
    if (shiftKey && by !== null) extend(by, isAcross ? 'word' : 'sentence', target)
    else if (span && by !== null && isAcross) select(stepOut(rows, span, by))
    else if (span && key === 'Escape') clear()
    else if (span && key === 'Enter' && !isControl)
      document.querySelector<HTMLElement>(`[${barAttribute}] button`)?.focus()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  function extend(by: 1 | -1, unit: 'word' | 'sentence', target: EventTarget | null) {
    if (span) return select(moveEnd(rows, span, 'last', { by, unit }))
    const word = wordFrom(rows, findRow(target) ?? firstInSight())
    if (word) select({ first: word, last: word })
  }

  return { span, isPressed, select, clear, setPressed, onPointerDown, onKeyDown }
}

/** A keyboard event from the browser or from React. */
type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault' | 'stopPropagation'
>

export type WordSelection = ReturnType<typeof useWordSpan>

/** Returns the start of the row that has the focus. */
function findRow(target: EventTarget | null): RowPlace | null {
  const index = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null
  return index == null ? null : { row: Number(index), offset: 0 }
}

/** Scrolls to the end of a range if it is out of view. */
function reveal(scroller: HTMLElement, range: Range) {
  const frame = scroller.getBoundingClientRect()
  const last = [...range.getClientRects()].at(-1)
  if (!last) return
  if (last.bottom > frame.bottom - 8) scroller.scrollBy({ top: last.bottom - frame.bottom + roomBelow })
  else if (last.top < frame.top) scroller.scrollBy({ top: last.top - frame.top - 40 })
}
