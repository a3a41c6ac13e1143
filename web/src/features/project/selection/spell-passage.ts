import { type Passage, timeCode } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'
import { timelineFor } from '../talk-at.ts'
import { wordsAt } from '../words-at.ts'

/** Returns the words with speakers and times, one paragraph per turn: 'Ada Fenn (12:04): “…”'. */
export function spellPassage(segments: readonly Segment[], { from, to }: Passage): string {
  const isTimed = segments.some(({ start, end, marks }) => start !== null || end !== null || marks?.length)
  return toTurns(segments, { from, to })
    .map(([first, last]) => {
      const start = first.id === from.segment ? from : { segment: first.id, offset: 0 }
      const end = last.id === to.segment ? to : { segment: last.id, offset: last.text.length }
      const time = isTimed && timelineFor(segments).at(start)
      const code = time && `${time.estimated ? '≈ ' : ''}${timeCode(time.seconds)}`
      const head = [first.speaker, code && `(${code})`].filter(Boolean).join(' ')
      const words = `“${wordsAt(segments, { from: start, to: end })}”`
      return head === '' ? words : `${head}: ${words}`
    })
    .join('\n\n')
}

export function isOneTurn(segments: readonly Segment[], passage: Passage): boolean {
  return toTurns(segments, passage).length === 1
}

/** Returns the first and last segment of each turn in a passage. */
function toTurns(segments: readonly Segment[], { from, to }: Passage): [first: Segment, last: Segment][] {
  const turns: [Segment, Segment][] = []
  for (const segment of segments) {
    if (segment.id < from.segment || segment.id > to.segment) continue
    const turn = turns.at(-1)
    if (turn && turn[0].speaker === segment.speaker && !segment.opensTurn) turn[1] = segment
    else turns.push([segment, segment])
  }
  return turns
}
