// The browser's selection as characters of the rows. Loaded once someone selects.
import { caretAt, findRow, getRowIndex, offsetIn, rangeIn } from '../corrections/dom-words.ts'
import type { RowPlace } from '../corrections/places-in-rows.ts'
import { rowAttribute } from '../corrections/row-attribute.ts'

type Places = { from: RowPlace; to: RowPlace }

/** Returns the selected range of an element's rows; null if it is empty or extends beyond the element. */
export function selectedPlaces(element: Element): Places | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!element.contains(range.commonAncestorContainer)) return null
  const rows = [...element.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)].filter((row) =>
    range.intersectsNode(row),
  )
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  const start = { node: range.startContainer, offset: range.startOffset }
  const end = { node: range.endContainer, offset: range.endOffset }
  return {
    from: { row: getRowIndex(first), offset: first.contains(start.node) ? offsetIn(first, start) : 0 },
    to: { row: getRowIndex(last), offset: last.contains(end.node) ? offsetIn(last, end) : last.textContent.length },
  }
}

/** Returns the range between two characters of an element's rows; null while one of the rows isn't mounted. */
export function rangeBetween(element: Element, { from, to }: Places): Range | null {
  const [first, last] = [from, to].map(({ row }) => element.querySelector(`[${rowAttribute}="${row}"]`))
  if (!first || !last) return null
  const [begin, end] = [
    rangeIn(first, { from: from.offset, to: from.offset + 1 }),
    rangeIn(last, { from: to.offset - 1, to: to.offset }),
  ]
  begin.setEnd(end.endContainer, end.endOffset)
  return begin
}

/** Returns the character of a row at a point of the window; null outside the rows. */
export function placeAtPoint(x: number, y: number): RowPlace | null {
  const caret = caretAt(x, y)
  const row = caret && findRow(caret.node)
  return caret && row ? { row: getRowIndex(row), offset: offsetIn(row, caret) } : null
}
