// Keeps the focused row mounted however far the user scrolls, and the rows where a selection starts and ends. Otherwise the
// virtual list would unmount them, the focus would move, and Tab would continue from an arbitrary row.
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'
import type { Row } from './rows.ts'

/**
 * Returns a virtual list's focus handlers and range extractor.
 * @param selected rows where a selection starts and ends
 * @param takesFocus whether Tab can reach something in a row
 */
export function useKeptRows(rows: readonly Row[], selected: readonly number[], takesFocus: (row: Row) => boolean) {
  const [focused, setFocused] = useState<number | null>(null)
  return {
    rangeExtractor: (range: Range) =>
      withKept(defaultRangeExtractor(range), [...keptRows(rows, focused, takesFocus), ...selected]),
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(findRowIndex(target)),
      onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
        // Keep both rows while the focus moves between them, and the focused one while the window is inactive.
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

/** Returns the focused row and the rows before and after it that Shift+Tab and Tab reach. */
export function keptRows<R>(rows: readonly R[], focused: number | null, takesFocus: (row: R) => boolean): number[] {
  if (focused === null || focused >= rows.length) return []
  const next = rows.findIndex((row, index) => index > focused && takesFocus(row))
  const previous = rows.findLastIndex((row, index) => index < focused && takesFocus(row))
  return [previous, focused, next].filter((index) => index >= 0)
}

function withKept(shown: number[], kept: readonly number[]): number[] {
  const missing = [...new Set(kept)].filter((index) => !shown.includes(index))
  return missing.length === 0 ? shown : [...shown, ...missing].sort((a, b) => a - b)
}
