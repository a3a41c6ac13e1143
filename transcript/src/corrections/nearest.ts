import { firstThat } from './first-that.ts'

/** Returns the number closest to `to`, the smaller one on a tie, or null for an empty list. `numbers` are sorted. */
export function nearest(numbers: readonly number[], to: number): number | null {
  const at = firstThat(numbers, (one) => one >= to)
  const [before, behind] = [numbers[at - 1], numbers[at]]
  if (before === undefined || behind === undefined) return before ?? behind ?? null
  return to - before <= behind - to ? before : behind
}
