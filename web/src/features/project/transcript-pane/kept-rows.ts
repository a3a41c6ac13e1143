// Keeps the row that has the focus in the page however far it is scrolled away. Otherwise it would leave the page with
// the focus, which then goes to another row: Tab would go on from a place that nobody chose.
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'
import type { Row } from './rows.ts'

/**
 * What a virtual list of rows needs for it: who has the focus, and which rows to show for that.
 * @param takesFocus whether something in a row can be reached with Tab
 */
export function useKeptRows(rows: readonly Row[], takesFocus: (row: Row) => boolean) {
  const [focused, setFocused] = useState<number | null>(null)
  return {
    rangeExtractor: (range: Range) => withKept(defaultRangeExtractor(range), keptRows(rows, focused, takesFocus)),
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(findRowIndex(target)),
      onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
        // Between the two rows of a Tab neither may leave the page. Of a window that is left the element keeps the focus.
        const stays = currentTarget.contains(relatedTarget) || document.activeElement === target
        if (!stays) setFocused(null)
      },
    },
  }
}

function findRowIndex(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index')
  return index == null ? null : Number(index)
}

/** The row, and those before and after it to which the focus goes on with Shift Tab and Tab. */
export function keptRows<R>(rows: readonly R[], focused: number | null, takesFocus: (row: R) => boolean): number[] {
  if (focused === null || focused >= rows.length) return []
  const next = rows.findIndex((row, index) => index > focused && takesFocus(row))
  const previous = rows.findLastIndex((row, index) => index < focused && takesFocus(row))
  return [previous, focused, next].filter((index) => index >= 0)
}

function withKept(shown: number[], kept: readonly number[]): number[] {
  const missing = kept.filter((index) => !shown.includes(index))
  return missing.length === 0 ? shown : [...shown, ...missing].sort((a, b) => a - b)
}
