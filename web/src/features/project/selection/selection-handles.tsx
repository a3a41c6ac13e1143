import { classNames } from '@podcastai/ui'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { placeAtPoint } from './dom-selection.ts'
import type { SelectionPlace } from './use-selection-place.ts'
import type { WordSelection } from './use-word-span.ts'
import { getWords, moveEnd, putEnd, type SpanEnd, type WordSpan, wordBefore, wordFrom } from './word-span.ts'

type Props = {
  rows: readonly { text: string }[]
  scroller: RefObject<HTMLElement | null>
  selection: WordSelection
  span: WordSpan
  place: SelectionPlace
}

/** How close to the transcript's edge a drag scrolls, and how far with each move, in pixels. */
const [edgePx, scrollPx] = [28, 18]

/** The ends of the selected words, to drag with a mouse or move with arrow keys. Touch screens have their own handles. */
export function SelectionHandles(props: Props) {
  return (['first', 'last'] as const).map((end) => <Handle key={end} end={end} {...props} />)
}

function Handle({ end, rows, scroller, selection, span, place }: Props & { end: SpanEnd }) {
  const hold = useRef({ x: 0, y: 0 })
  const { x, top, bottom } = place[end]
  if (bottom < 0 || top > place.frame.height) return null

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    hold.current = { x: box.left + box.width / 2 - event.clientX, y: box.top + box.height / 2 - event.clientY }
    selection.setPressed(true)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget
    if (!handle.hasPointerCapture(event.pointerId)) return
    const frame = scroller.current?.getBoundingClientRect()
    if (frame && event.clientY > frame.bottom - edgePx) scroller.current?.scrollBy({ top: scrollPx })
    if (frame && event.clientY < frame.top + edgePx) scroller.current?.scrollBy({ top: -scrollPx })
    // The words are below the handle.
    handle.style.pointerEvents = 'none'
    const at = placeAtPoint(event.clientX + hold.current.x, event.clientY + hold.current.y)
    handle.style.pointerEvents = ''
    const word = at && (end === 'first' ? wordFrom(rows, at) : wordBefore(rows, at))
    if (word) selection.select(putEnd(span, end, word))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = forward.has(event.key) ? 1 : back.has(event.key) ? -1 : null
    if (by === null) return
    event.preventDefault()
    event.stopPropagation()
    const unit = event.shiftKey || event.key.startsWith('Page') ? 'sentence' : 'word'
    selection.select(moveEnd(rows, span, end, { by, unit }))
  }

  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={end === 'first' ? 'Start of the selection' : 'End of the selection'}
      aria-valuenow={span[end].row * 1000 + span[end].word}
      aria-valuetext={spellWord(rows, span, end)}
      title="Drag, or use the arrow keys; with Shift by a sentence"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => selection.setPressed(false)}
      onKeyDown={onKeyDown}
      className="group absolute z-10 w-3 -translate-x-1/2 cursor-ew-resize touch-none outline-none select-none touch:hidden"
      style={{ left: x, top, height: bottom - top }}
    >
      <span
        aria-hidden
        className="absolute inset-y-0 left-1/2 w-[2px] -translate-x-1/2 bg-petrol outline-offset-2 outline-petrol group-focus-visible:outline-2 forced-colors:bg-[Highlight]"
      />
      <span
        aria-hidden
        className={classNames(
          'absolute left-1/2 size-2.5 -translate-x-1/2 rounded-full bg-petrol forced-colors:bg-[Highlight]',
          end === 'first' ? '-top-2' : '-bottom-2',
        )}
      />
    </span>
  )
}

const forward = new Set(['ArrowRight', 'ArrowUp', 'PageUp'])
const back = new Set(['ArrowLeft', 'ArrowDown', 'PageDown'])

function spellWord(rows: Props['rows'], span: WordSpan, end: SpanEnd): string {
  const { row, word } = span[end]
  const { from = 0, to = 0 } = getWords(rows[row])[word] ?? {}
  return rows[row]?.text.slice(from, to) ?? ''
}
