import { classNames } from '@podcastai/ui'
import type { TextRange } from './rows.ts'

type Props = {
  text: string
  /** The passage shown now. */
  passage?: TextRange
  /** The passage was just jumped to: it is marked from left to right. */
  sweeps?: boolean
  /** What a search found here, and which of it is the current one. */
  hits?: readonly (TextRange & { isCurrent: boolean })[]
}

/** The words of a row, with the passage marked and search hits underlined. */
export function RowText({ text, passage, sweeps, hits = [] }: Props) {
  return cutAt(text, passage ? [passage, ...hits] : hits).map(({ from, to }) => {
    const words = text.slice(from, to)
    const hit = hits.find((one) => one.from < to && one.to > from)
    const found = hit && (
      <span
        className={classNames(
          'rounded-[3px] underline decoration-petrol decoration-2 underline-offset-2',
          hit.isCurrent && 'outline-2 outline-petrol',
        )}
      >
        {words}
      </span>
    )
    const marked = passage && passage.from < to && passage.to > from
    if (!marked) return found ? <span key={from}>{found}</span> : words
    return (
      <mark
        key={from}
        className={
          sweeps ? 'animate-sweep bg-transparent bg-linear-[var(--marker),var(--marker)] bg-no-repeat' : undefined
        }
      >
        {found ?? words}
      </mark>
    )
  })
}

/** The text in pieces that begin and end wherever a range does. */
function cutAt(text: string, ranges: readonly TextRange[]): TextRange[] {
  const cuts = [...new Set([0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => ({ from, to: cuts[index + 1] ?? text.length }))
}
