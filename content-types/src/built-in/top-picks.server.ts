import type { CandidateFields } from '../items/candidate.ts'

/** Which items of a list, the strongest first, are top picks. */
export type PickRule = {
  /** Strength from which an item is one. */
  from: number
  /** So many are picks however weak they are: a list opens with something. */
  least: number
  /** And no more than so many. */
  most: number
}

/** Marks the items below the top picks as candidates. `items`: the strongest first. */
export function markCandidates<Item extends CandidateFields>(
  items: readonly { item: Item; strength: number }[],
  { from, least, most }: PickRule,
): Item[] {
  return items.map(({ item, strength }, at) => {
    const isPick = at < most && (at < least || strength >= from)
    return isPick ? item : { ...item, candidate: true }
  })
}

/** How many items a list should have for an episode: `perHour` in an hour, fewer in a shorter one, `least` in any. */
export function countFor(minutes: number, { perHour, least, most }: { perHour: number; least: number; most: number }) {
  return Math.max(least, Math.min(most, Math.round((perHour * minutes) / 60)))
}
