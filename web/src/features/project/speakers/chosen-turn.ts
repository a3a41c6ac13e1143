// What a user reassigns to a speaker: a turn, or its lines from some words on.
import type { Passage, Place } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'

export type ChosenTurn = {
  /** IDs of its first and last segments. */
  from: number
  to: number
  /** The speaker as shown; null if unnamed. */
  seen: string | null
  /** The first words, if it is a line inside a turn or a turn without a speaker. */
  opens: string | null
  /** The user pointed inside the line, which as a whole belongs to one speaker. */
  isWithin?: boolean
}

/** Returns the turn that a segment belongs to, from its beginning; null if there is no such segment. */
export function findTurn(segments: readonly Segment[], segment: number): ChosenTurn | null {
  const at = segments.findIndex(({ id }) => id === segment)
  const found = segments[at]
  if (!found) return null
  const isOther = ({ speaker }: Segment) => speaker !== found.speaker
  const first = segments.slice(0, at).findLastIndex(isOther) + 1
  const next = segments.findIndex((one, index) => index > at && isOther(one))
  const last = next < 0 ? segments.length - 1 : next - 1
  return { from: segments[first]?.id ?? segment, to: segments[last]?.id ?? segment, seen: found.speaker, opens: null }
}

/** Returns a turn's lines from a position on. Files divide turns into lines, and each line has one speaker. */
export function turnFrom(segments: readonly Segment[], { segment, offset }: Place): ChosenTurn | null {
  const turn = findTurn(segments, segment)
  const text = segments.find(({ id }) => id === segment)?.text
  return turn && text !== undefined ? { ...turn, from: segment, opens: firstWords(text), isWithin: offset > 0 } : null
}

/** Returns all words of a turn. */
export function wordsOfTurn(segments: readonly Segment[], { from, to }: ChosenTurn): Passage {
  const last = segments.find(({ id }) => id === to)
  return { from: { segment: from, offset: 0 }, to: { segment: to, offset: last?.text.length ?? 0 } }
}

const words = 6

function firstWords(text: string): string {
  const all = text.split(' ')
  return all.length <= words ? text : `${all.slice(0, words).join(' ')}…`
}
