// Maps positions between the original and the corrected transcript.
import { bySegment, type Correction, getEnd, type Place } from './correction.ts'
import { firstThat } from './first-that.ts'

/**
 * Which end of a passage the position is. Inside corrected words, 'from' moves to their start and 'to' to their end.
 */
export type Edge = 'from' | 'to'
type Move = (place: Place, edge?: Edge) => Place

/** A corrected range in two texts. `isOutside`: passages that start or end beside it don't include it. */
type Cut = { from: number; to: number; otherFrom: number; otherTo: number; isOutside: boolean }

/** Returns the maps from original to corrected positions (`shown`) and back (`heard`). */
export function placeMap(standing: readonly Correction[]): { shown: Move; heard: Move } {
  return { shown: placesBetween([], standing), heard: placesBetween(standing, []) }
}

/**
 * Returns the map between the transcript with the corrections `was` and the one with `is`. Corrections in both lists
 * count as plain text, so positions inside them don't move.
 */
export function placesBetween(was: readonly Correction[], is: readonly Correction[]): Move {
  const [before, after] = [bySegment(was), bySegment(is)]
  const moves = new Map<number, (offset: number, edge: Edge) => number>()
  for (const segment of new Set([...before.keys(), ...after.keys()])) {
    moves.set(segment, movesIn(before.get(segment) ?? [], after.get(segment) ?? []))
  }
  return (place, edge = 'from') => {
    const move = moves.get(place.segment)
    return move ? { segment: place.segment, offset: move(place.offset, edge) } : place
  }
}

function movesIn(was: readonly Correction[], is: readonly Correction[]) {
  const shared = sharedBy(was, is)
  const back = locateCuts(was, shared).map(({ from, to, otherFrom, otherTo, isOutside }) => ({
    ...{ from: otherFrom, to: otherTo, otherFrom: from, otherTo: to, isOutside },
  }))
  const forth = locateCuts(is, shared)
  return (offset: number, edge: Edge) => moved(moved(offset, edge, back), edge, forth)
}

function sharedBy(some: readonly Correction[], others: readonly Correction[]): Set<string> {
  const known = new Set(others.map(toKey))
  return new Set(some.map(toKey).filter((key) => known.has(key)))
}

/** Equal corrections have equal keys. */
function toKey({ segment, offset, heard, written }: Correction): string {
  return `${segment}.${offset}.${heard.length}.${written}`
}

/**
 * Returns the ranges of corrections in the text with only the shared ones applied, and in the text with all applied.
 */
function locateCuts(standing: readonly Correction[], shared: ReadonlySet<string>): Cut[] {
  const cuts: Cut[] = []
  let [base, shown] = [0, 0]
  for (const row of standing) {
    const grows = row.written.length - row.heard.length
    if (shared.has(toKey(row))) base += grows
    else {
      const [from, otherFrom] = [row.offset + base, row.offset + shown]
      const [to, otherTo] = [getEnd(row) + base, otherFrom + row.written.length]
      cuts.push({ from, to, otherFrom, otherTo, isOutside: row.notSpeech === true || row.heard === '' })
    }
    shown += grows
  }
  return cuts
}

/** Finds the cut by binary search: cuts are sorted and don't overlap. */
function moved(offset: number, edge: Edge, cuts: readonly Cut[]): number {
  let at = firstThat(cuts, ({ to }) => to >= offset)
  const before = cuts[at - 1]
  let shift = before ? before.otherTo - before.to : 0
  let end: number | null = null
  for (; at < cuts.length; at++) {
    const { from, to, otherFrom, otherTo, isOutside } = cuts[at] as Cut
    if (offset < from) break
    const isGone = from === to && offset === from
    if (isGone && isOutside) {
      if (edge === 'from') shift = otherTo - to
      continue
    }
    if (edge === 'from' && (isGone || offset < to)) return otherFrom
    // Words that were removed right after the passage belong to it.
    if (edge === 'to' && (isGone || (offset > from && offset <= to))) end = otherTo
    if (offset >= to && offset > from) shift = otherTo - to
  }
  return end ?? offset + shift
}
