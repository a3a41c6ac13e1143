// Adjusts positions in the transcript after words before them changed length.
import type { Passage, Place } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'
import { diffWords } from '@podcastai/ui'

type Edge = 'from' | 'to'

/** Returns the same passage in the changed texts; if its own words changed, it covers all of them. */
export function movedPassage<Moved extends Passage>(
  passage: Moved,
  before: readonly Segment[],
  after: readonly Segment[],
): Moved {
  const from = movedPlace(passage.from, 'from', before, after)
  const to = movedPlace(passage.to, 'to', before, after)
  return from === passage.from && to === passage.to ? passage : { ...passage, from, to }
}

function movedPlace(place: Place, edge: Edge, before: readonly Segment[], after: readonly Segment[]): Place {
  const [was, is] = [before, after].map((segments) => segments.find(({ id }) => id === place.segment)?.text)
  if (was === undefined || is === undefined || was === is) return place
  const offset = movedOffset(place.offset, edge, was, is)
  return offset === place.offset ? place : { ...place, offset }
}

function movedOffset(offset: number, edge: Edge, was: string, is: string): number {
  let [old, now] = [0, 0]
  const pieces = diffWords(was, is)
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'added') {
      // Added text that replaces removed words was counted with them.
      if (pieces[index - 1]?.kind !== 'removed') now += text.length
      continue
    }
    const next = pieces[index + 1]
    const width = kind === 'same' ? text.length : next?.kind === 'added' ? next.text.length : 0
    const isHere = edge === 'from' ? offset < old + text.length : offset <= old + text.length
    if (isHere && kind === 'same') return now + offset - old
    if (isHere) return edge === 'from' || offset === old ? now : now + width
    old += text.length
    now += width
  }
  return now
}
