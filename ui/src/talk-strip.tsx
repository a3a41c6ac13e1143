import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { guestColors, mergeColumns, type StripColumn, step, talkPaths } from './strip-paths.ts'

/** A marked passage, as fractions of the duration. The label is its accessible name. */
export type StripMark = { from: number; to: number; label: string }

type Props = {
  columns: readonly StripColumn[]
  /** One sentence that says who speaks when. */
  label: string
  marks?: readonly StripMark[]
  /** Index of the mark whose passage is shown. */
  activeMark?: number
  /** Fraction of the duration. */
  playHead?: number
  /** Draws the strip up to this fraction; the rest is a dotted line. */
  progress?: number
  height?: number
  /** True if the columns cover part of an episode: then silent speakers keep their lanes. */
  isPart?: boolean
  onJump?: (mark: number) => void
  className?: string
}

/** Shows who speaks when as bars, so that each project is recognizable. */
export function TalkStrip(props: Props) {
  const { label, marks = [], activeMark, playHead, progress = 1, height = 44, isPart, onJump, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const columns = mergeColumns(props.columns, useWidth(frame))
  const width = Math.max(1, columns.length) * step
  const shown = Math.round(columns.length * Math.min(1, Math.max(0, progress)))
  const lanes = talkPaths(columns.slice(0, shown), height, { isPart })
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
          <path key={guestColors[index]} d={path} fill={guestColors[index]} />
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
          className="absolute inset-y-0 min-w-6 -translate-x-1/2 rounded-[3px] max-md:-inset-y-1"
          style={{ left: `${((mark.from + mark.to) / 2) * 100}%`, width: `${(mark.to - mark.from) * 100}%` }}
        />
      ))}
    </fieldset>
  )
}

/** Returns an element's width in pixels, 0 until measured. */
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
