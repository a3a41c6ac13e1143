import { classNames, type StripColumn, TalkStrip } from '@podcastai/ui'
import { useRef, useState } from 'react'
import type { End } from '../talk/move-ends.ts'
import type { Ends, Talk } from '../talk/talk.ts'
import { timeCode } from '../type/time-code.ts'
import { useQuiet } from '../views/quiet.web.tsx'
import { type Trim, TrimHandle } from '../views/trim-handle.web.tsx'

/** Seconds shown on each side of the clip, and the minimum distance of an end from the edge. */
const beside = { shown: 15, min: 2 } as const
const columnsShown = 72

type Props = {
  trim: Trim
  isFixed: boolean
  /** The clip isn't being edited. */
  isResting: boolean
}

/** Shows some seconds of talk around a clip, with a handle at each end of the clip. */
export function TrimBand({ trim, isFixed, isResting }: Props) {
  const { talk, ends } = trim
  const axis = createAxis(talk)
  const [shown, setShown] = useState(() => shownAround(axis, ends))
  const band = useRef<HTMLDivElement>(null)
  const [rested, setRested] = useState(isResting)
  // When editing ends, the clip fills the band again.
  if (rested !== isResting) {
    setRested(isResting)
    if (isResting) setShown(shownAround(axis, ends))
  }
  const settle = () => setShown((before) => shownAround(axis, ends, before))
  const length = Math.max(0.001, shown.to - shown.from)
  const at = { first: axis.starts[ends.first] ?? 0, last: axis.ends[ends.last] ?? 0 }
  // A step by a sentence may go beyond what is shown.
  if (at.first < shown.from || at.last > shown.to) settle()
  const quiet = useQuiet()
  const percent = (end: End) => `${Math.min(100, Math.max(0, ((at[end] - shown.from) / length) * 100))}%`

  function wordAt(end: End, x: number): number | null {
    const box = band.current?.getBoundingClientRect()
    if (!box) return null
    const wanted = shown.from + ((x - box.left) / Math.max(1, box.width)) * length
    const edges = end === 'first' ? axis.starts : axis.ends
    let nearest = -1
    for (const [word, edge] of edges.entries()) {
      const isShown = edge >= shown.from && edge <= shown.to
      if (isShown && (nearest < 0 || Math.abs(edge - wanted) < Math.abs((edges[nearest] ?? 0) - wanted))) nearest = word
    }
    return nearest < 0 ? null : nearest
  }

  return (
    <div ref={band} className="relative h-12 min-w-0 flex-1 rounded-[6px] bg-sunken py-1">
      <div
        className="absolute inset-y-0 border-x-[3px] border-text bg-marker-soft forced-colors:bg-[Mark]"
        style={{ left: percent('first'), right: `calc(100% - ${percent('last')})` }}
      />
      <TalkStrip columns={createStripColumns(talk, axis, shown)} label={formatLabel(talk, ends)} height={40} isPart />
      {isFixed
        ? null
        : (['first', 'last'] as const).map((end) => (
            <TrimHandle
              key={end}
              trim={trim}
              end={end}
              wordAt={(x) => wordAt(end, x)}
              onSettled={settle}
              style={{ left: percent(end) }}
              className={classNames('inset-y-0 w-6 -translate-x-1/2 pointer-coarse:w-10', isResting && quiet)}
            />
          ))}
    </div>
  )
}

/**
 * Start and end of each word in seconds, never decreasing. If the file has no usable times, all words are equally long.
 */
type Axis = { starts: number[]; ends: number[] }

const secondsPerWord = 0.4

function createAxis({ words }: Talk): Axis {
  const span = (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)
  if (span < words.length * 0.02) {
    return { starts: words.map((_, at) => at * secondsPerWord), ends: words.map((_, at) => (at + 1) * secondsPerWord) }
  }
  let latest = words[0]?.start ?? 0
  const starts = words.map(({ start }) => {
    latest = Math.max(latest, start)
    return latest
  })
  return { starts, ends: words.map(({ end }, at) => Math.max(end, starts[at] ?? 0)) }
}

type Stretch = { from: number; to: number }

/** Returns the range to show. It grows if an end is near its edge and never shrinks, so nothing jumps. */
function shownAround({ starts, ends }: Axis, { first, last }: Ends, before?: Stretch): Stretch {
  const [start, end] = [starts[first] ?? 0, ends[last] ?? 0]
  const [begin, stop] = [starts[0] ?? 0, ends.at(-1) ?? 0]
  const isEnough = {
    from: before && start - before.from >= beside.min,
    to: before && before.to - end >= beside.min,
  }
  return {
    from: before && isEnough.from ? before.from : Math.max(begin, start - beside.shown),
    to: before && isEnough.to ? before.to : Math.min(stop, end + beside.shown),
  }
}

/** Returns the number of letters spoken in equal time windows, by speaker lane. */
function createStripColumns({ words }: Talk, { starts, ends }: Axis, { from, to }: Stretch): StripColumn[] {
  const lanes = 1 + Math.max(1, ...words.map(({ lane }) => lane))
  const columns = Array.from({ length: columnsShown }, () => Array.from({ length: lanes }, () => 0))
  for (const [at, { lane, text }] of words.entries()) {
    const middle = ((starts[at] ?? 0) + (ends[at] ?? 0)) / 2
    const column = columns[Math.floor(((middle - from) / (to - from)) * columnsShown)]
    if (column) column[lane] = (column[lane] ?? 0) + text.length
  }
  return columns.map(([host = 0, ...guests]) => ({ host, guests }))
}

const list = new Intl.ListFormat('en-US')

function formatLabel({ words, isTimed }: Talk, { first, last }: Ends): string {
  const voices = [...new Set(words.slice(first, last + 1).map(({ speaker }) => speaker))].filter(
    (name) => name !== null,
  )
  const who =
    voices.length === 0
      ? 'Who speaks when around the clip'
      : `Around the clip, in which ${list.format(voices)} speak${voices.length === 1 ? 's' : ''}`
  const [opening, closing] = [words[first], words[last]]
  return isTimed && opening && closing ? `${who}: ${timeCode(opening.start)} to ${timeCode(closing.end)}` : who
}
