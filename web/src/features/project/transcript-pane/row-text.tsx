import { classNames } from '@podcastai/ui'
import type { ReactNode } from 'react'
import type { TextRange } from './rows.ts'

type Props = {
  text: string
  /** The passage shown now. */
  passage?: TextRange
  /** The passage was just jumped to: animate the highlight. */
  sweeps?: boolean
  /** Search hits in this row, and which one is current. */
  hits?: readonly (TextRange & { isCurrent: boolean })[]
  /** Corrected words and their tooltips. */
  corrected?: readonly (TextRange & { title: string })[]
  /** Words being corrected; as the keyboard cursor they take the focus. */
  picked?: TextRange & { isCursor: boolean }
}

const none: never[] = []

/** A row's words: passage highlighted, search hits underlined, corrected words dotted. Contains no other text. */
export function RowText({ text, passage, sweeps, hits = none, corrected = none, picked }: Props) {
  const ranges: TextRange[] = [...hits, ...corrected]
  if (passage) ranges.push(passage)
  if (picked) ranges.push(picked)
  return cutAt(text, ranges).map((piece) => {
    const isIn = (range: TextRange | undefined) => !!range && range.from < piece.to && range.to > piece.from
    const correction = corrected.find(isIn)
    const hit = hits.find(isIn)
    let words: ReactNode = text.slice(piece.from, piece.to)
    if (correction) words = <Corrected title={correction.title}>{words}</Corrected>
    if (hit) words = <Found isCurrent={hit.isCurrent}>{words}</Found>
    if (picked && isIn(picked)) {
      words = <Picked isCursor={picked.isCursor && picked.from === piece.from}>{words}</Picked>
    }
    if (isIn(passage)) return <Marked key={piece.from} {...{ sweeps }} words={words} />
    return typeof words === 'string' ? words : <span key={piece.from}>{words}</span>
  })
}

function Corrected({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span
      data-corrected
      title={title}
      className="underline decoration-line-strong decoration-dotted decoration-[1.5px] underline-offset-[3px]"
    >
      {children}
    </span>
  )
}

function Found({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'rounded-[3px] underline decoration-petrol decoration-2 underline-offset-2',
        isCurrent && 'outline-2 outline-petrol',
      )}
    >
      {children}
    </span>
  )
}

function Picked({ isCursor, children }: { isCursor: boolean; children: ReactNode }) {
  return (
    <span
      data-picked
      {...(isCursor && { role: 'button', tabIndex: 0, 'aria-haspopup': 'dialog' })}
      className="rounded-[3px] bg-petrol-soft text-text outline-2 outline-petrol"
    >
      {children}
    </span>
  )
}

function Marked({ sweeps, words }: { sweeps?: boolean; words: ReactNode }) {
  return (
    <mark
      className={
        sweeps ? 'animate-sweep bg-transparent bg-linear-[var(--marker),var(--marker)] bg-no-repeat' : undefined
      }
    >
      {words}
    </mark>
  )
}

/** Splits the text wherever a range starts or ends. */
function cutAt(text: string, ranges: readonly TextRange[]): TextRange[] {
  const cuts = [...new Set([0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => ({ from, to: cuts[index + 1] ?? text.length }))
}
