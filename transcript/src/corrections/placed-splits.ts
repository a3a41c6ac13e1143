import type { Segment } from '../transcript.ts'
import type { Place } from './correction.ts'

/** A position, in the original words, where users split a turn or joined two. */
export type TurnBreak = Place & { joins: boolean }

/**
 * Returns the segments with their turns split. `newestFirst` are the users' changes; at each position the newest one
 * counts.
 */
export function splitTurns<One extends Segment>(heard: readonly One[], newestFirst: readonly TurnBreak[]): One[] {
  if (newestFirst.length === 0) return [...heard]
  const newest = new Map<string, TurnBreak>()
  for (const one of newestFirst) {
    const key = `${one.segment} ${one.offset}`
    if (!newest.has(key)) newest.set(key, one)
  }
  const bySegment = Map.groupBy(
    [...newest.values()].filter(({ joins }) => !joins),
    ({ segment }) => segment,
  )
  return heard.map((segment) => {
    const offsets = (bySegment.get(segment.id) ?? []).map(({ offset }) => offset).sort((one, other) => one - other)
    if (offsets.length === 0) return segment
    const splits = offsets
      .filter((from) => from > 0 && from < segment.text.length)
      .map((from) => ({ from, at: from, speaker: segment.speaker }))
    return {
      ...segment,
      ...(offsets[0] === 0 && { opensTurn: true as const }),
      ...(splits.length > 0 && { splits }),
    }
  })
}
