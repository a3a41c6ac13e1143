import { firstThat } from './first-that.ts'

/** The number nearest to another one, of two that are as near the smaller; null where there is none. `numbers` rise. */
export function nearest(numbers: readonly number[], to: number): number | null {
  const at = firstThat(numbers, (one) => one >= to)
  const [before, behind] = [numbers[at - 1], numbers[at]]
  if (before === undefined || behind === undefined) return before ?? behind ?? null
  return to - before <= behind - to ? before : behind
}
