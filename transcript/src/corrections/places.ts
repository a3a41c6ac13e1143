// Where a place of the transcript stands after its words were corrected, and where it stood before.
import { bySegment, type Correction, getEnd, type Place } from './correction.ts'
import { firstThat } from './first-that.ts'

/** Which end of a passage a place is: within corrected words the first goes to their start, the second to their end. */
export type Edge = 'from' | 'to'
type Move = (place: Place, edge?: Edge) => Place

/**
 * Corrected words in two texts: from where to where in each. `isOutside`: passages that start or end beside them don't
 * include them.
 */
type Cut = { from: number; to: number; otherFrom: number; otherTo: number; isOutside: boolean }

/** From the transcript as heard to the transcript under these standing corrections, and back. */
export function placeMap(standing: readonly Correction[]): { shown: Move; heard: Move } {
  return { shown: placesBetween([], standing), heard: placesBetween(standing, []) }
}

/**
 * From the transcript under some standing corrections to the same under others. What is corrected alike in both is text
 * like any other: places within it stay where they are.
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

/** Two corrections with one key are the same. */
function toKey({ segment, offset, heard, written }: Correction): string {
  return `${segment}.${offset}.${heard.length}.${written}`
}

/** Where corrections stand in the text that has the shared ones alone, and in the text that has all of them. */
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

/** As long as it takes to find one of the cuts; they are in the order of the text and do not meet. */
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
    // Words that went away right behind belong to what ends there.
    if (edge === 'to' && (isGone || (offset > from && offset <= to))) end = otherTo
    if (offset >= to && offset > from) shift = otherTo - to
  }
  return end ?? offset + shift
}
