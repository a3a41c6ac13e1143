import type { Segment, Transcript } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePlayAt } from '../../../lib/play-at.ts'
import { correctedTitle } from '../corrections/corrected-by.tsx'
import { wordAtPoint } from '../corrections/dom-words.ts'
import { correctedRanges, findPassage } from '../corrections/places-in-rows.ts'
import type { Correcting } from '../corrections/use-correcting.ts'
import { passageOfSelection, useWordPicking } from '../corrections/use-word-picking.ts'
import { useWordSpan } from '../selection/use-word-span.ts'
import { findSpan, getPlaces } from '../selection/word-span.ts'
import type { Jump } from './jump.ts'
import { useKeptRows } from './kept-rows.ts'
import { type Hit, hitsByRow, passageIn, type Row, type TextRange } from './rows.ts'
import { TranscriptRow } from './transcript-row.tsx'
import { whenShown } from './when-shown.ts'

/** Loaded once words are selected. */
const SelectedWords = lateComponent(async () => (await import('../selection/selected-words.tsx')).SelectedWords)

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  segments: readonly Segment[]
  rows: readonly Row[]
  hosts: readonly string[]
  /** With it, the times link to the recording. */
  recordingUrl: string | null
  passage: Map<number, TextRange>
  /** Changes with every jump, also to the same passage. */
  jumpCount: number
  heard?: Jump['heard']
  hits: readonly Hit[]
  currentHit: number
  correcting: Correcting
  /** Called with a row's index when its speaker is clicked. */
  onSpeaker?: (row: number) => void
  /** Called with the act that marked words "not speech". */
  onBringBack?: (act: string) => void
  /** Called before the page shows an item that was made of selected words. */
  onShow?: () => void
}

/** Slightly longer than the highlight animation; rows that scroll into view later show it at once. */
const sweepMs = 700
/** Long enough for the correction form to close. */
const selectAfterMs = 60

/** The whole transcript. Only rows in view are mounted, so that hours of speech stay fast. */
export function TranscriptRows({
  transcript,
  segments,
  rows,
  hosts,
  recordingUrl,
  passage,
  jumpCount,
  heard,
  hits,
  currentHit,
  correcting,
  onSpeaker,
  onBringBack,
  onShow,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const hasButtons = onSpeaker !== undefined
  const canPlay = usePlayAt() !== null
  const selection = useWordSpan({ rows, scroller, firstInSight })
  const { span } = selection
  const kept = useKeptRows(
    rows,
    span ? [span.first.row, span.last.row] : [],
    ({ opensTurn, start, notSpeech }) =>
      (hasButtons && opensTurn) ||
      ((recordingUrl !== null || canPlay) && start !== null) ||
      (onBringBack && notSpeech) !== undefined,
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => 44 + Math.ceil((rows[index]?.text.length ?? 0) / 38) * 24,
    overscan: 6,
    paddingStart: 6,
    // Leave some of the preceding conversation in view after a jump.
    scrollPaddingStart: 72,
    paddingEnd: 10,
    rangeExtractor: kept.rangeExtractor,
  })
  const isTimed = rows.some(({ start }) => start !== null)
  const firstMarked = passage.keys().next().value
  const [sweptJump, setSweptJump] = useState(0)
  const hitRow = hits[currentHit]?.row
  const found = useMemo(() => hitsByRow(hits), [hits])
  const { corrections, picked, wantsCursor, setWantsCursor } = correcting
  const corrected = useMemo(() => correctedRanges(rows, corrections), [rows, corrections])
  const pickedIn = useMemo(() => (picked ? passageIn(rows, picked.passage) : new Map()), [rows, picked])
  const pickedRow: number | undefined = pickedIn.keys().next().value
  const picking = useWordPicking({ rows, scroller, correcting, firstInSight })
  const isCursor = picked !== null && !picked.isOpen

  function firstInSight() {
    if (firstMarked !== undefined) return { row: firstMarked, offset: passage.get(firstMarked)?.from ?? 0 }
    const top = virtualizer.scrollOffset ?? 0
    return { row: virtualizer.getVirtualItems().find(({ end }) => end > top)?.index ?? 0, offset: 0 }
  }

  const selected = useMemo(() => {
    if (!span) return null
    const { from, to } = getPlaces(rows, span)
    return findPassage(rows, from, to)
  }, [rows, span])
  const wasUsed = useWasUsed(span !== null)

  function correctSelected() {
    const passage = span && passageOfSelection(rows, getPlaces(rows, span))
    selection.clear()
    picking.open(passage, 'pointer')
  }

  /** Selects a double-clicked word, and closes the correction form that the first click opened. */
  function selectWord({ clientX, clientY }: MouseEvent) {
    const word = correcting.takesTaps ? null : wordAtPoint(clientX, clientY)
    const next =
      word && findSpan(rows, { from: { row: word.row, offset: word.from }, to: { row: word.row, offset: word.to } })
    if (!next) return
    correcting.setPicked(null)
    // Closing the form clears the browser's selection.
    setTimeout(() => selection.select(next), selectAfterMs)
  }

  function onPointerDown(event: PointerEvent) {
    void SelectedWords.load()
    selection.onPointerDown(event)
    if (picking.handlers) picking.handlers.onPointerDown(event)
  }

  const jumpedTo = useRef(0)
  const shownRow = useRef<number | null>(null)
  const isInSight = useEffectEvent((row: number) => {
    const item = virtualizer.getVirtualItems().find(({ index }) => index === row)
    const [top, height] = [virtualizer.scrollOffset ?? 0, virtualizer.scrollRect?.height ?? 0]
    return item !== undefined && item.start >= top && item.end <= top + height
  })
  useEffect(() => {
    // A correction can change how rows are split; don't scroll for that.
    if (firstMarked === undefined || jumpedTo.current === jumpCount) return
    jumpedTo.current = jumpCount
    const isLeft = shownRow.current !== null && !isInSight(shownRow.current)
    shownRow.current = firstMarked
    if (heard && (isInSight(firstMarked) || (heard === 'next' && isLeft))) return
    virtualizer.scrollToIndex(firstMarked, { align: 'start' })
    if (heard) return
    return whenShown(
      () => scroller.current?.querySelector<HTMLElement>('[data-passage]'),
      (row) => {
        row.focus({ preventScroll: true })
      },
    )
  }, [jumpCount, heard, firstMarked, virtualizer])

  useEffect(() => {
    const timer = setTimeout(() => setSweptJump(jumpCount), sweepMs)
    return () => clearTimeout(timer)
  }, [jumpCount])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another hit scrolls
  useEffect(() => {
    if (hitRow !== undefined) virtualizer.scrollToIndex(hitRow, { align: 'center' })
  }, [hitRow, currentHit])

  // A layout effect, to be done before the next key press: the focused word has left the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words scroll
  useLayoutEffect(() => {
    if (pickedRow === undefined) return
    virtualizer.scrollToIndex(pickedRow, { align: 'auto' })
    if (!isCursor) return
    return whenShown(
      () => scroller.current?.querySelector<HTMLElement>('[data-picked][role=button]'),
      (word) => word.focus(),
    )
  }, [picked, pickedRow])

  const beginCursor = useEffectEvent(() => picking.begin())
  useEffect(() => {
    if (!wantsCursor || rows.length === 0) return
    setWantsCursor(false)
    beginCursor()
  }, [wantsCursor, rows, setWantsCursor])

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Full transcript"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
        {...picking.handlers}
        {...kept.handlers}
        onPointerDown={onPointerDown}
        onDoubleClick={selectWord}
        onKeyDown={(event) => {
          const isSelecting = picked === null && selection.onKeyDown(event)
          if (!isSelecting && picking.handlers) picking.handlers.onKeyDown(event)
        }}
      >
        <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <TranscriptRow
                  row={row}
                  index={index}
                  isHost={row.speaker !== null && hosts.includes(row.speaker)}
                  isTimed={isTimed}
                  recordingUrl={recordingUrl}
                  passage={passage.get(index)}
                  sweeps={sweptJump !== jumpCount}
                  isFirstMarked={index === firstMarked}
                  hits={found.get(index)?.map((hit) => ({ ...hit, isCurrent: hit.at === currentHit }))}
                  corrected={corrected.get(index)?.map(({ from, to, heard, correction }) => ({
                    from,
                    to,
                    title: correctedTitle(heard, correction),
                  }))}
                  picked={pickedIn.has(index) ? { ...pickedIn.get(index), isCursor } : undefined}
                  isPickable={correcting.mayCorrect}
                  onBringBack={onBringBack}
                  onSpeaker={onSpeaker && (() => onSpeaker(index))}
                />
              </li>
            )
          })}
        </ol>
      </section>
      {wasUsed && (
        <SelectedWords
          {...{ transcript, segments, rows, scroller, selection, onShow }}
          passage={picked === null ? selected : null}
          mayChange={correcting.mayCorrect}
          onCorrect={correcting.mayCorrect ? correctSelected : undefined}
        />
      )}
    </div>
  )
}

/** Returns whether a value was ever true, so that dialogs of a selection stay open when the selection ends. */
function useWasUsed(isUsed: boolean): boolean {
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setWasUsed(true)
  return wasUsed
}
