import type { CandidateFields } from '../items/candidate.ts'

/** Which items of a list, the strongest first, are top picks. */
export type PickRule = {
  /** Strength from which an item is one. */
  from: number
  /** So many are picks however weak they are: a list opens with something. */
  min: number
  /** And no more than so many. */
  max: number
}

/** Marks the items below the top picks as candidates. `items`: the strongest first. */
export function markCandidates<Item extends CandidateFields>(
  items: readonly { item: Item; strength: number }[],
  { from, min, max }: PickRule,
): Item[] {
  return items.map(({ item, strength }, at) => {
    const isPick = at < max && (at < min || strength >= from)
    return isPick ? item : { ...item, candidate: true }
  })
}

/** How many items a list should have for an episode: `perHour` in an hour, fewer in a shorter one, `least` in any. */
export function countFor(minutes: number, { perHour, min, max }: { perHour: number; min: number; max: number }) {
  return Math.max(min, Math.min(max, Math.round((perHour * minutes) / 60)))
}
