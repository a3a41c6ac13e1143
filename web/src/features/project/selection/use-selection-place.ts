import { type RefObject, useLayoutEffect, useState } from 'react'
import { rangeBetween } from './dom-selection.ts'
import { getPlaces, type WordSpan } from './word-span.ts'

/** An edge of the selected words, in pixels within the transcript's frame. */
type Edge = { x: number; top: number; bottom: number }
export type SelectionPlace = { first: Edge; last: Edge; frame: { width: number; height: number } }

type Props = {
  rows: readonly { text: string }[]
  scroller: RefObject<HTMLElement | null>
  span: WordSpan | null
}

/** Returns the position of the selected words, updated as the transcript scrolls; null while they are out of view. */
export function useSelectionPlace({ rows, scroller, span }: Props): SelectionPlace | null {
  const [place, setPlace] = useState<SelectionPlace | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!span || !element) return setPlace(null)
    const measure = () => setPlace(measurePlace(element, rows, span))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      resized.disconnect()
    }
  }, [rows, scroller, span])
  return place
}

function measurePlace(element: HTMLElement, rows: Props['rows'], span: WordSpan): SelectionPlace | null {
  const range = rangeBetween(element, getPlaces(rows, span))
  const boxes = range ? [...range.getClientRects()].filter(({ width }) => width > 0) : []
  const [first, last] = [boxes[0], boxes.at(-1)]
  const frame = element.getBoundingClientRect()
  if (!first || !last || last.bottom <= frame.top || first.top >= frame.bottom) return null
  const edge = ({ top, bottom }: DOMRect, x: number) => ({
    x: x - frame.left,
    top: top - frame.top,
    bottom: bottom - frame.top,
  })
  const { width, height } = frame
  return { first: edge(first, first.left), last: edge(last, last.right), frame: { width, height } }
}
