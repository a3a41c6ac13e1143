// Keeps the row that has the focus in the page however far it is scrolled away. Otherwise it would leave the page with
// the focus, which then goes to another row: Tab would go on from a place that nobody chose.
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'
import type { Row } from './rows.ts'

/** What a virtual list of rows needs for it: who has the focus, and which rows to show for that. */
export function useKeptRows(rows: readonly Row[]) {
  const [focused, setFocused] = useState<number | null>(null)
  return {
    rangeExtractor: (range: Range) => withKept(defaultRangeExtractor(range), keptRows(rows, focused)),
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
      onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
        // Between the two rows of a Tab neither may leave the page. Of a window that is left the element keeps the focus.
        const stays = currentTarget.contains(relatedTarget) || document.activeElement === target
        if (!stays) setFocused(null)
      },
    },
  }
}

function rowOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index')
  return index == null ? null : Number(index)
}

/** The row, and the turns before and after it: with Tab and Shift Tab the focus goes on to their speakers. */
export function keptRows(rows: readonly Pick<Row, 'opensTurn'>[], focused: number | null): number[] {
  if (focused === null || focused >= rows.length) return []
  const next = rows.findIndex(({ opensTurn }, index) => opensTurn && index > focused)
  const previous = rows.findLastIndex(({ opensTurn }, index) => opensTurn && index < focused)
  return [previous, focused, next].filter((index) => index >= 0)
}

function withKept(shown: number[], kept: readonly number[]): number[] {
  const missing = kept.filter((index) => !shown.includes(index))
  return missing.length === 0 ? shown : [...shown, ...missing].sort((a, b) => a - b)
}
