// What a user reassigns to a speaker: a turn, or its lines from a position on.
import type { Passage, Place } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'

export type ChosenTurn = {
  /** IDs of the first and last segments. */
  from: number
  to: number
  /** The speaker as shown; null if unnamed. */
  seen: string | null
  /** The first words, if it is a line inside a turn or a turn without a speaker. */
  opens: string | null
  /** The user pointed inside the line, which as a whole belongs to one speaker. */
  isWithin?: boolean
}

/** Returns the whole turn that a segment belongs to; null if there is no such segment. */
export function findTurn(segments: readonly Segment[], segment: number): ChosenTurn | null {
  const at = segments.findIndex(({ id }) => id === segment)
  const found = segments[at]
  if (!found) return null
  const opens = (one: Segment, index: number) => one.speaker !== segments[index - 1]?.speaker || one.opensTurn === true
  const first = segments.slice(0, at + 1).findLastIndex(opens)
  const next = segments.findIndex((one, index) => index > at && opens(one, index))
  const last = next < 0 ? segments.length - 1 : next - 1
  return {
    from: segments[Math.max(0, first)]?.id ?? segment,
    to: segments[last]?.id ?? segment,
    seen: found.speaker,
    opens: null,
  }
}

/** Returns a turn's lines from a position on. Files divide turns into lines, and each line has one speaker. */
export function turnFrom(segments: readonly Segment[], { segment, offset }: Place): ChosenTurn | null {
  const turn = findTurn(segments, segment)
  const text = segments.find(({ id }) => id === segment)?.text
  return turn && text !== undefined ? { ...turn, from: segment, opens: firstWords(text), isWithin: offset > 0 } : null
}

/** Returns whether a turn starts at a position. */
export function startsTurn(segments: readonly Segment[], { segment, offset }: Place): boolean {
  return offset === 0 && findTurn(segments, segment)?.from === segment
}

/** Returns all words of a turn. */
export function wordsOfTurn(segments: readonly Segment[], { from, to }: ChosenTurn): Passage {
  const last = segments.find(({ id }) => id === to)
  return { from: { segment: from, offset: 0 }, to: { segment: to, offset: last?.text.length ?? 0 } }
}

/** Returns whether there are turns before and after a turn. */
export function hasTurnBeside(segments: readonly Segment[], { from, to }: ChosenTurn) {
  const isTurn = ({ text }: Segment) => text !== ''
  return {
    previous: segments.some((one) => one.id < from && isTurn(one)),
    next: segments.some((one) => one.id > to && isTurn(one)),
  }
}

const words = 6

export function firstWords(text: string): string {
  const all = text.split(' ')
  return all.length <= words ? text : `${all.slice(0, words).join(' ')}…`
}
