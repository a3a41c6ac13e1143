import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

/** Words said in one window of time: the host's above the line, everyone else's beneath. */
export type StripColumn = { host: number; guests: number | readonly number[] }

/** A marked stretch, as fractions of the whole. The label is read aloud. */
export type StripMark = { from: number; to: number; label: string }

type Props = {
  columns: readonly StripColumn[]
  /** One sentence: who speaks when. */
  label: string
  marks?: readonly StripMark[]
  /** Index of the mark whose passage is shown now. */
  activeMark?: number
  /** Fraction of the whole. */
  playHead?: number
  /** Draws the strip up to this fraction; the rest stays a dotted line. */
  progress?: number
  height?: number
  onJump?: (mark: number) => void
  className?: string
}

const step = 6
const bar = 3.6
/** Every window shows at least this much of a bar, so that silence is seen as silence. */
const tick = 1.5
/** Pixels that a window takes at least. */
const narrowestColumn = 3.5
const guestColours = ['var(--guest)', 'var(--c2)', 'var(--c4)', 'var(--c5)']

/** The episode as bars, drawn from its transcript: every project has its own face. */
export function TalkStrip(props: Props) {
  const { label, marks = [], activeMark, playHead, progress = 1, height = 44, onJump, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const columns = mergeColumns(props.columns, useWidth(frame))
  const width = Math.max(1, columns.length) * step
  const shown = Math.round(columns.length * Math.min(1, Math.max(0, progress)))
  const lanes = talkPaths(columns.slice(0, shown), height)
  const middle = lanes.middle
  return (
    <div ref={frame} className={classNames('relative', className)}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block w-full overflow-visible"
        style={{ height }}
      >
        <g>
          {marks.map((mark) => (
            <rect
              key={`${mark.from}-${mark.to}`}
              x={mark.from * width}
              y={-2}
              width={Math.max(step, (mark.to - mark.from) * width)}
              height={height + 4}
              fill="var(--marker)"
              className="forced-colors:fill-[Mark]"
            />
          ))}
        </g>
        {shown < columns.length && (
          <line
            x1={shown * step}
            x2={width}
            y1={middle}
            y2={middle}
            stroke="var(--line-strong)"
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path d={lanes.host} fill="var(--host)" />
        {lanes.guests.map((path, index) => (
          <path key={guestColours[index]} d={path} fill={guestColours[index]} />
        ))}
        {playHead !== undefined && (
          <line
            x1={playHead * width}
            x2={playHead * width}
            y1={-5}
            y2={height + 4}
            stroke="var(--petrol)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {onJump && marks.length > 0 && <MarkButtons marks={marks} activeMark={activeMark} onJump={onJump} />}
    </div>
  )
}

function MarkButtons({
  marks,
  activeMark,
  onJump,
}: Required<Pick<Props, 'marks' | 'onJump'>> & { activeMark?: number }) {
  const group = useRef<HTMLFieldSetElement>(null)

  function move(event: KeyboardEvent, from: number) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const buttons = group.current?.querySelectorAll('button')
    buttons?.[(from + by + marks.length) % marks.length]?.focus()
  }

  return (
    <fieldset ref={group} aria-label="Marked passages" className="absolute inset-0 m-0 min-w-0 border-0 p-0">
      {marks.map((mark, index) => (
        <button
          key={`${mark.from}-${mark.to}`}
          type="button"
          tabIndex={index === (activeMark ?? 0) ? 0 : -1}
          aria-label={mark.label}
          aria-pressed={index === activeMark}
          title={mark.label}
          onKeyDown={(event) => move(event, index)}
          onClick={() => onJump(index)}
          className="absolute inset-y-0 min-w-6 -translate-x-1/2 rounded-[3px]"
          style={{ left: `${((mark.from + mark.to) / 2) * 100}%`, width: `${(mark.to - mark.from) * 100}%` }}
        />
      ))}
    </fieldset>
  )
}

/** In a narrow place neighbouring windows stand together, so that no bar is thinner than a line. */
export function mergeColumns(columns: readonly StripColumn[], width: number): readonly StripColumn[] {
  const together = width > 0 ? Math.ceil((columns.length * narrowestColumn) / width) : 1
  if (together <= 1) return columns
  const merged: StripColumn[] = []
  for (let at = 0; at < columns.length; at += together) {
    const group = columns.slice(at, at + together)
    const lanes = Math.max(...group.map((column) => lanesOf(column).length))
    const mean = (words: (column: StripColumn) => number) => sum(group.map(words)) / group.length
    merged.push({
      host: mean((column) => column.host),
      guests: Array.from({ length: lanes }, (_, lane) => mean((column) => lanesOf(column)[lane] ?? 0)),
    })
  }
  return merged
}

function lanesOf({ guests }: StripColumn): readonly number[] {
  return typeof guests === 'number' ? [guests] : guests
}

/** Pixels of an element, 0 until it was measured. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const target = element.current
    if (!target || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** One path per speaker: host up from the middle line, others down, one below the other. */
export function talkPaths(columns: readonly StripColumn[], height: number) {
  const others = columns.map(lanesOf)
  // One voice takes the whole height; silence keeps its line in the middle.
  const alone = columns.some(({ host }) => host > 0) && others.every((guests) => sum(guests) === 0)
  const most = Math.max(1e-9, ...columns.map((column) => column.host), ...others.map(sum))
  const gap = alone ? 0 : 2
  const middle = alone ? height : Math.round(height * 0.5)
  const up = middle - gap / 2
  const down = height - middle - gap / 2
  const host = columns.map((column, index) => {
    const tall = Math.max(tick, (column.host / most) * up)
    return box(index, up - tall, tall)
  })
  if (alone) return { host: host.join(''), guests: [], middle }
  const guests = guestColours.map(() => '')
  others.forEach((column, index) => {
    let top = middle + gap / 2
    guests[0] += sum(column) === 0 ? box(index, top, tick) : ''
    column.forEach((words, guest) => {
      if (words === 0) return
      const tall = Math.max(tick, (words / most) * down)
      guests[guest % guestColours.length] += box(index, top, tall)
      top += tall
    })
  })
  return { host: host.join(''), guests: guests.filter((path, index) => path !== '' || index === 0), middle }
}

function box(column: number, y: number, tall: number): string {
  return `M${column * step + 1} ${round(y)}h${bar}v${round(tall)}h-${bar}z`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
