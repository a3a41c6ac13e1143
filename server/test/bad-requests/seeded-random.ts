/** A random generator that gives the same numbers for the same seed. */
export type Chance = {
  /** Returns a number from 0 up to (not including) 1. */
  next: () => number
  /** Returns an integer from 0 up to (not including) `below`. */
  below: (below: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** True once in this many calls on average. */
  oneIn: (times: number) => boolean
}

/** Mulberry32: small, fast, and good enough to choose what to break. */
export function seededRandom(seed: number): Chance {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (values) => values[below(values.length)] as never, oneIn: (times) => below(times) === 0 }
}
