import type { CandidateFields } from '../items/candidate.ts'

/** Which items of a list, strongest first, are top picks. */
export type PickRule = {
  /** Minimum strength of a top pick. */
  from: number
  /** Minimum number of picks, however weak, so that a list is never empty. */
  min: number
  /** Maximum number of picks. */
  max: number
}

/** Marks the items below the top picks as candidates. `items`: strongest first. */
export function markCandidates<Item extends CandidateFields>(
  items: readonly { item: Item; strength: number }[],
  { from, min, max }: PickRule,
): Item[] {
  return items.map(({ item, strength }, at) => {
    const isPick = at < max && (at < min || strength >= from)
    return isPick ? item : { ...item, candidate: true }
  })
}

/** Returns how many items a list should have for an episode: `perHour` in an hour, and from `min` to `max` in any. */
export function countFor(minutes: number, { perHour, min, max }: { perHour: number; min: number; max: number }) {
  return Math.max(min, Math.min(max, Math.round((perHour * minutes) / 60)))
}
