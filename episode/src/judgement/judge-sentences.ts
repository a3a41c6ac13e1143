import { Shown, weigh } from './feature-numbers.ts'
import { leftOutNumber, lineFeatures } from './line-features.ts'
import type { Models } from './models.ts'
import type { Prepared } from './prepared.ts'
import { addRuns, stretchFeatures, toProbability } from './wrapping-features.ts'

/** Scores of every sentence, as sums of the linear models. */
export type SentenceSums = { line: ArrayLike<number>; opening: ArrayLike<number>; landing: ArrayLike<number> }

/**
 * Scores every sentence as a whole, as a line (`promise`: also by the editors' marks), as an opening, and as a landing.
 * Fills in how likely each is to be left out, first from the sentence alone, then from its surroundings.
 */
export function judgeSentences(all: Prepared[], { linear, numbers }: Models): SentenceSums & { promise: Float64Array } {
  const row = () => new Float64Array(all.length)
  const sums = { line: row(), opening: row(), landing: row(), promise: row() }
  const wrapping = row()
  const shown = new Shown()
  for (const [id, here] of all.entries()) {
    shown.clear()
    lineFeatures(all, { first: id, from: 0, last: id, to: here.tokens.length }, shown)
    sums.line[id] = weigh(shown, linear.quote)
    sums.promise[id] = weigh(shown, linear.line)
    sums.opening[id] = weigh(shown, linear.opening)
    sums.landing[id] = weigh(shown, linear.landing)
    addRuns(here, shown)
    wrapping[id] = weigh(shown, linear.wrapping)
  }
  const own = { sums: wrapping, chances: wrapping.map(toProbability) }
  const known = leftOutNumber(numbers)
  const getWeight = (weights: Float64Array) => (known < 0 ? 0 : (weights[known] ?? 0))
  for (const [id, here] of all.entries()) {
    shown.clear()
    stretchFeatures(all, id, own, shown)
    here.leftOut = toProbability(weigh(shown, linear.stretch))
    const add = (to: Float64Array, weights: Float64Array) => {
      to[id] = (to[id] as number) + here.leftOut * getWeight(weights)
    }
    add(sums.line, linear.quote)
    add(sums.promise, linear.line)
    add(sums.opening, linear.opening)
    add(sums.landing, linear.landing)
    sums.promise[id] = (sums.promise[id] as number) + (sums.line[id] as number)
  }
  return sums
}
