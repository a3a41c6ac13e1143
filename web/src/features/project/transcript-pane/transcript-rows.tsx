import { timeCode } from '@podcastai/content-types'
import { recordingAt } from '@podcastai/contracts'
import { classNames } from '@podcastai/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { RowText } from './row-text.tsx'
import { type Hit, hitsByRow, type Row, type TextRange } from './rows.ts'
import { SpeakerButton } from './speaker-button.tsx'

type Props = {
  rows: readonly Row[]
  hosts: readonly string[]
  /** With it the times open the recording. */
  recordingUrl: string | null
  passage: Map<number, TextRange>
  /** Becomes another number with every jump, also with one to the same passage. */
  jumpCount: number
  hits: readonly Hit[]
  currentHit: number
  onRenameSpeaker?: (name: string) => void
}

const frames = 40
/** A little longer than the mark takes to sweep; rows that scroll into sight later are marked at once. */
const sweepMs = 700

/** The whole transcript; only the rows in sight are in the page, so that hours of speech stay light. */
export function TranscriptRows({
  rows,
  hosts,
  recordingUrl,
  passage,
  jumpCount,
  hits,
  currentHit,
  onRenameSpeaker,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => 44 + Math.ceil((rows[index]?.text.length ?? 0) / 38) * 24,
    overscan: 6,
    paddingStart: 6,
    // A jump leaves some of what was said before in sight.
    scrollPaddingStart: 72,
    paddingEnd: 10,
  })
  const isTimed = rows.some(({ start }) => start !== null)
  const firstMarked = passage.keys().next().value
  const [sweptJump, setSweptJump] = useState(0)
  const hitRow = hits[currentHit]?.row
  const found = useMemo(() => hitsByRow(hits), [hits])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every jump scrolls, also a second one to the same row
  useEffect(() => {
    if (firstMarked === undefined) return
    virtualizer.scrollToIndex(firstMarked, { align: 'start' })
    return whenShown(
      () => scroller.current?.querySelector<HTMLElement>('[data-passage]'),
      (row) => {
        row.focus({ preventScroll: true })
      },
    )
  }, [jumpCount, firstMarked])

  useEffect(() => {
    const timer = setTimeout(() => setSweptJump(jumpCount), sweepMs)
    return () => clearTimeout(timer)
  }, [jumpCount])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another hit scrolls
  useEffect(() => {
    if (hitRow !== undefined) virtualizer.scrollToIndex(hitRow, { align: 'center' })
  }, [hitRow, currentHit])

  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Full transcript"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
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
                isHost={row.speaker !== null && hosts.includes(row.speaker)}
                isTimed={isTimed}
                recordingUrl={recordingUrl}
                passage={passage.get(index)}
                sweeps={sweptJump !== jumpCount}
                isFirstMarked={index === firstMarked}
                hits={found.get(index)?.map((hit) => ({ ...hit, isCurrent: hit.at === currentHit }))}
                onRenameSpeaker={onRenameSpeaker}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type RowProps = {
  row: Row
  isHost: boolean
  isTimed: boolean
  recordingUrl: string | null
  passage: TextRange | undefined
  sweeps: boolean
  isFirstMarked: boolean
  hits: readonly (TextRange & { isCurrent: boolean })[] | undefined
  onRenameSpeaker?: (name: string) => void
}

function TranscriptRow({
  row,
  isHost,
  isTimed,
  recordingUrl,
  passage,
  sweeps,
  isFirstMarked,
  hits,
  onRenameSpeaker,
}: RowProps) {
  return (
    <div
      tabIndex={-1}
      data-passage={isFirstMarked || undefined}
      className={classNames(
        'grid rounded-badge py-1 pr-4 focus-visible:-outline-offset-2',
        isTimed ? 'grid-cols-[52px_minmax(0,1fr)] gap-2.5 pl-2' : 'pl-4',
        row.opensTurn && 'pt-2.5',
      )}
    >
      {isTimed && (
        <span
          className={classNames(
            'type-time pt-1 text-right leading-3',
            passage ? 'font-semibold text-text' : 'text-text-3',
          )}
        >
          <RowTime seconds={row.start} recordingUrl={recordingUrl} />
        </span>
      )}
      <div className="min-w-0">
        {row.opensTurn && row.speaker !== null && (
          <p className={classNames('text-[13px] leading-5 font-semibold wrap-anywhere', !isHost && 'text-petrol')}>
            <SpeakerButton name={row.speaker} onRename={onRenameSpeaker} />
          </p>
        )}
        <p className="type-transcript text-pretty whitespace-pre-line wrap-anywhere">
          <RowText text={row.text} passage={passage} sweeps={sweeps} hits={hits} />
        </p>
      </div>
    </div>
  )
}

function RowTime({ seconds, recordingUrl }: { seconds: number | null; recordingUrl: string | null }) {
  if (seconds === null) return null
  const time = timeCode(seconds)
  if (recordingUrl === null) return time
  return (
    <a
      href={recordingAt(recordingUrl, seconds)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Play the recording at ${time}`}
      className="rounded-[3px] hover:text-petrol hover:underline"
    >
      {time}
    </a>
  )
}

/** Calls back once an element is there, within some frames. Answers how to give up. */
function whenShown<Found>(find: () => Found | null | undefined, then: (found: Found) => void): () => void {
  let left = frames
  let request = requestAnimationFrame(look)
  function look() {
    const found = find()
    if (found) then(found)
    else if (left-- > 0) request = requestAnimationFrame(look)
  }
  return () => cancelAnimationFrame(request)
}
