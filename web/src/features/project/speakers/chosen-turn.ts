// What somebody says of who speaks: a turn, or the lines of one from some words on.
import type { Place } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'

export type ChosenTurn = {
  /** Ids of its first and its last segment. */
  from: number
  to: number
  /** Who speaks there as the page shows it; null where nobody is named. */
  seen: string | null
  /** Only where it is a line in the middle of a turn, or a turn of nobody: the words that it begins with. */
  opens: string | null
  /** Somebody pointed at words within the line, which goes to one person as a whole. */
  isWithin?: boolean
}

/** The turn that a segment belongs to, from its beginning; null where there is no such segment. */
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

/** What a turn says from the segment of a place on. Files cut turns into lines, and what lies within a line is one person's. */
export function turnFrom(segments: readonly Segment[], { segment, offset }: Place): ChosenTurn | null {
  const turn = findTurn(segments, segment)
  const text = segments.find(({ id }) => id === segment)?.text
  return turn && text !== undefined ? { ...turn, from: segment, opens: firstWords(text), isWithin: offset > 0 } : null
}

const words = 6

function firstWords(text: string): string {
  const all = text.split(' ')
  return all.length <= words ? text : `${all.slice(0, words).join(' ')}…`
}
