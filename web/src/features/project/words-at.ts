import type { Evidence } from '@podcastai/content-types'
import type { SpokenTurn } from '@podcastai/content-types/web'
import type { Segment } from '@podcastai/contracts'

/** The words of a passage as the transcript has them, in one line. */
export function wordsAt(segments: readonly Segment[], { from, to }: Pick<Evidence, 'from' | 'to'>): string {
  const parts = segments
    .filter(({ id }) => id >= from.segment && id <= to.segment)
    .map(({ id, text }) =>
      text.slice(id === from.segment ? from.offset : 0, id === to.segment ? to.offset : text.length),
    )
  return inOneLine(parts.join(' '))
}

/** All that the speaker of a passage said in one go, in one line. */
export function turnAt(segments: readonly Segment[], { from }: Pick<Evidence, 'from'>): SpokenTurn {
  const at = segments.findIndex(({ id }) => id === from.segment)
  const isOther = ({ speaker }: Segment) => speaker !== segments[at]?.speaker
  const last = segments.findIndex((segment, index) => index > at && isOther(segment))
  const first = segments.slice(0, Math.max(0, at)).findLastIndex(isOther) + 1
  const turn: SpokenTurn & { lines: number[] } = { text: '', at: 0, lines: [] }
  for (const { id, text } of segments.slice(first, last < 0 ? undefined : last)) {
    const before = turn.text === '' ? '' : `${turn.text} `
    turn.lines.push(before.length)
    if (id === from.segment) turn.at = inOneLine(before + text.slice(0, from.offset)).length
    turn.text = inOneLine(before + text)
  }
  return turn
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
