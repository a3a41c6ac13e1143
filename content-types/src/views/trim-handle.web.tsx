// Shared by both ways to move the ends of a passage: the handle of an end, and the buttons that move it by a sentence.
import { classNames, IconButton } from '@podcastai/ui'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type End, getReach, type Limits, moveBySentence, moveTo } from '../talk/move-ends.ts'
import { type Ends, type Talk, wordsBetween } from '../talk/talk.ts'
import { timeCode } from '../type/time-code.ts'

/** The ends of a passage as they are being moved. */
export type Trim = {
  talk: Talk
  ends: Ends
  limits: Limits
  /** Noun for the passage, such as 'quote'. */
  what: string
  isDisabled: boolean
  onMove: (ends: Ends) => void
}

type HandleProps = {
  trim: Trim
  end: End
  /** Returns the word whose edge on this end's side is nearest to a point of the window, or null if there is none. */
  wordAt: (x: number, y: number) => number | null
  /** Called after a drag, or a step with a key. */
  onSettled: () => void
  style: CSSProperties
  className?: string
}

/**
 * The handle of one end of a passage: dragged with mouse or finger, or moved with the arrow keys by a word, or with
 * Shift by a sentence.
 */
export function TrimHandle({ trim, end, wordAt, onSettled, style, className }: HandleProps) {
  const { talk, ends, limits, what, isDisabled, onMove } = trim
  /** Offset from the point where the handle was grabbed to the edge that it moves. */
  const hold = useRef({ x: 0, y: 0 })
  const reach = getReach(ends, end, limits)

  function put(word: number) {
    const moved = moveTo(talk, ends, end, word, limits)
    if (moved[end] !== ends[end]) onMove(moved)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || isDisabled) return
    const edge = event.currentTarget.firstElementChild?.getBoundingClientRect()
    if (!edge) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    hold.current = { x: (edge.left + edge.right) / 2 - event.clientX, y: (edge.top + edge.bottom) / 2 - event.clientY }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const word = wordAt(event.clientX + hold.current.x, event.clientY + hold.current.y)
    if (word !== null) put(word)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isDisabled || event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = getStep(event.key, isRightToLeft)
    if (step === null && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    if (step === null) put(event.key === 'Home' ? reach.from : reach.to)
    else if (event.shiftKey || event.key.startsWith('Page')) {
      const moved = moveBySentence(talk, ends, end, step, limits)
      if (moved) onMove(moved)
    } else put(ends[end] + step)
    onSettled()
  }

  return (
    <span
      role="slider"
      tabIndex={isDisabled ? -1 : 0}
      aria-label={`${end === 'first' ? 'Beginning' : 'End'} of the ${what}`}
      aria-orientation="horizontal"
      aria-valuemin={reach.from}
      aria-valuemax={reach.to}
      aria-valuenow={ends[end]}
      aria-valuetext={spellEnd(talk, ends, end)}
      aria-disabled={isDisabled || undefined}
      title="Drag, or use the arrow keys; with Shift by a sentence"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onSettled}
      style={style}
      className={classNames('group absolute cursor-ew-resize touch-none outline-none select-none', className)}
    >
      <span
        aria-hidden
        className="absolute inset-y-0 left-1/2 w-[3px] -translate-x-1/2 rounded-full bg-text outline-offset-2 outline-petrol group-hover:bg-petrol group-focus-visible:outline-2 forced-colors:bg-[CanvasText]"
      />
    </span>
  )
}

function getStep(key: string, isRightToLeft: boolean): 1 | -1 | null {
  if (key === 'ArrowUp' || key === 'PageUp') return 1
  if (key === 'ArrowDown' || key === 'PageDown') return -1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1
}

/** Number of words read aloud at an end. */
const wordsRead = 5

function spellEnd(talk: Talk, { first, last }: Ends, end: End): string {
  const near =
    end === 'first'
      ? { first, last: Math.min(last, first + wordsRead - 1) }
      : { first: Math.max(first, last - wordsRead + 1), last }
  const words = `“${wordsBetween(talk, near)}”`
  const word = talk.words[end === 'first' ? first : last]
  if (!word || !talk.isTimed) return words
  const [seconds, isEstimated] = end === 'first' ? [word.start, word.isStartEstimated] : [word.end, word.isEndEstimated]
  return `${words}, ${isEstimated ? 'about ' : ''}${timeCode(seconds)}`
}

type StepProps = { trim: Trim; end: End; by: -1 | 1; variant?: 'outline'; className?: string }

/** Moves an end to the next edge of a sentence. */
export function SentenceStep({ trim, end, by, variant, className }: StepProps) {
  const { talk, ends, limits, isDisabled, onMove } = trim
  const moved = moveBySentence(talk, ends, end, by, limits)
  const Icon = by < 0 ? ChevronsLeft : ChevronsRight
  const side = end === 'first' ? 'begin' : 'end'
  const label = `${end === 'first' ? 'Begin' : 'End'} a sentence ${by < 0 ? 'earlier' : 'later'}`
  return (
    <IconButton
      label={label}
      data-act={`${side}-${by < 0 ? 'earlier' : 'later'}`}
      variant={variant ?? 'ghost'}
      className={classNames(variant ? undefined : 'text-text-3', className)}
      disabled={isDisabled || moved === null}
      onClick={() => moved && onMove(moved)}
    >
      <Icon aria-hidden size={14} />
    </IconButton>
  )
}
