// Finds words under the pointer and in the selection without an element for each: hours of talk have tens of thousands.
import type { TextRange } from '../transcript-pane/rows.ts'
import type { RowPlace } from './places-in-rows.ts'
import { rowAttribute } from './row-attribute.ts'
import { wordAt } from './words-in.ts'

type Word = TextRange & { row: number; range: Range }

/** Returns the word at a point of the window; null between words and outside the text. */
export function wordAtPoint(x: number, y: number): Word | null {
  const caret = caretAt(x, y)
  const root = caret && findRow(caret.node)
  if (!caret || !root) return null
  const word = wordAt(root.textContent, offsetIn(root, caret))
  const range = word && rangeIn(root, word)
  // Beyond the end of a line, the caret is in the last word but the pointer isn't.
  const isHit = range && [...range.getClientRects()].some((box) => isWithin(box, x, y))
  return isHit ? { ...word, row: getRowIndex(root), range } : null
}

export type Selected = { from: RowPlace; to: RowPlace; range: Range }

/** Returns the selection within an element's rows; null if it is empty or extends beyond them. */
export function selectedIn(element: Element): Selected | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const [first, last] = [findRow(range.startContainer), findRow(range.endContainer)]
  if (!first || !last || !element.contains(first) || !element.contains(last)) return null
  return {
    from: {
      row: getRowIndex(first),
      offset: offsetIn(first, { node: range.startContainer, offset: range.startOffset }),
    },
    to: { row: getRowIndex(last), offset: offsetIn(last, { node: range.endContainer, offset: range.endOffset }) },
    range,
  }
}

type Caret = { node: Node; offset: number }

/** Safari only has the older API. */
export function caretAt(x: number, y: number): Caret | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

export function findRow(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest<HTMLElement>(`[${rowAttribute}]`) ?? null
}

export const getRowIndex = (row: HTMLElement) => Number(row.getAttribute(rowAttribute))

export function offsetIn(root: Node, { node, offset }: Caret): number {
  const range = document.createRange()
  range.setStart(root, 0)
  range.setEnd(node, offset)
  return range.toString().length
}

export function rangeIn(root: Node, { from, to }: TextRange): Range {
  const range = document.createRange()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let at = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (from >= at && from < at + length) range.setStart(node, from - at)
    if (to > at && to <= at + length) range.setEnd(node, to - at)
    at += length
  }
  return range
}

function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2
}
