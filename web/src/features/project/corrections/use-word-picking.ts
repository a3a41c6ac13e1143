import type { Passage } from '@podcastai/content-types'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { passageIn, type Row } from '../transcript-pane/rows.ts'
import { selectedIn, wordAtPoint } from './dom-words.ts'
import { hoverWord } from './hovered-word.ts'
import { findPassage } from './places-in-rows.ts'
import type { Correcting } from './use-correcting.ts'
import { type Cursor, firstWordFrom, moveCursor } from './word-cursor.ts'
import { wholeWords } from './words-in.ts'

type Props = {
  rows: readonly Row[]
  scroller: RefObject<HTMLElement | null>
  correcting: Correcting
  /** Where the cursor starts. */
  firstInSight: () => { row: number; offset: number }
}

/** Picks words by click, by tap in correction mode, and by keyboard. */
export function useWordPicking({ rows, scroller, correcting, firstInSight }: Props) {
  const { picked, setPicked, takesTaps } = correcting
  const pointer = useRef('mouse')

  function open(passage: Passage | null, by: 'pointer' | 'keys') {
    if (passage) setPicked({ passage, by, isOpen: true })
    hoverWord(null)
  }

  function onClick(event: MouseEvent) {
    const isControl = event.target instanceof Element && event.target.closest('a, button')
    const isSelecting = getSelection()?.isCollapsed === false
    if (isControl || isSelecting || event.button !== 0 || (pointer.current !== 'mouse' && !takesTaps)) return
    const word = wordAtPoint(event.clientX, event.clientY)
    if (word) open(passageAt(rows, word), 'pointer')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || picked?.isOpen) return
    const cursor = picked && findCursor(rows, picked.passage)
    if (cursor ? onCursorKey(event, cursor) : event.key === 'F2' && begin()) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  /** Handles a key; returns whether it did. */
  function onCursorKey(event: KeyboardEvent, cursor: Cursor): boolean {
    if (event.key === 'Escape') {
      setPicked(null)
      scroller.current?.focus({ preventScroll: true })
      return true
    }
    if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') {
      open(passageAt(rows, cursor), 'keys')
      return true
    }
    const next = moveCursor(rows, cursor, event.key, event.shiftKey)
    if (next) setCursor(next)
    return next !== null
  }

  function setCursor(cursor: Cursor) {
    const passage = passageAt(rows, cursor)
    if (passage) setPicked({ passage, by: 'keys', isOpen: false })
  }

  /** Corrects the selected words, or shows the cursor if nothing is selected. */
  function begin(): boolean {
    const selected = scroller.current && selectedIn(scroller.current)
    const passage = selected && passageOfSelection(rows, selected)
    const first = firstWordFrom(rows, firstInSight())
    if (passage) open(passage, 'keys')
    else if (first) setCursor(first)
    return passage !== null || first !== null
  }

  return {
    begin,
    open,
    handlers: correcting.mayCorrect && {
      onClick,
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') hoverWord(event)
      },
      onPointerLeave: () => hoverWord(null),
    },
  }
}

/** Returns the selection extended to whole words; null if it is empty or spans several speakers. */
export function passageOfSelection(
  rows: readonly Row[],
  { from, to }: Pick<NonNullable<ReturnType<typeof selectedIn>>, 'from' | 'to'>,
): Passage | null {
  const goesOn = rows.slice(from.row + 1, to.row + 1).every(({ opensTurn }) => !opensTurn)
  if (!goesOn) return null
  const texts = [from.row, to.row].map((row) => rows[row]?.text ?? '')
  const first = wholeWords(texts[0] ?? '', {
    from: from.offset,
    to: from.row === to.row ? to.offset : Number.MAX_VALUE,
  })
  const last = wholeWords(texts[1] ?? '', { from: from.row === to.row ? from.offset : 0, to: to.offset })
  if (!first || !last) return null
  return findPassage(rows, { row: from.row, offset: first.from }, { row: to.row, offset: last.to })
}

function passageAt(rows: readonly Row[], { row, from, to }: Cursor): Passage | null {
  return findPassage(rows, { row, offset: from }, { row, offset: to })
}

function findCursor(rows: readonly Row[], passage: Passage): Cursor | null {
  const [found] = passageIn(rows, passage)
  return found ? { row: found[0], ...found[1] } : null
}
