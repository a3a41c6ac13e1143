import { oncePer } from '../once-per.ts'
import { type FeatureNumbers, type Hashed, hashed, type Shown } from './feature-numbers.ts'
import { lineFeatures, step } from './line-features.ts'
import type { Prepared } from './prepared.ts'
import { is } from './talk.ts'

// Features that show whether a sentence should be left out of everything: sponsors, housekeeping, greetings, garble.

/** Adds the features of the sentence itself: as a line, and its runs of two and three words. */
export function wrappingFeatures(all: readonly Prepared[], id: number, shown: Shown): void {
  const here = all[id]
  if (!here) return
  lineFeatures(all, { first: id, from: 0, last: id, to: here.tokens.length }, shown)
  addRuns(here, shown)
}

const runs = { two: hashed('2:'), three: hashed('3:') }

/** Adds the runs of two and three words, each once. */
export function addRuns({ tokens, talk, place }: Prepared, shown: Shown): void {
  const { numbers } = talk
  met.clear()
  const once = (number: number) => {
    if (number < 0 || met.has(number)) return
    met.add(number)
    shown.add(number)
  }
  // From the last word to the first, what follows each is known.
  let first: Hashed | undefined
  let second: Hashed | undefined
  for (let at = 0; at < tokens.length; at += 1) {
    const bits = talk.is[place + at] as number
    if ((bits & is.mark) !== 0) continue
    const isName = (bits & is.properNoun) !== 0 && second !== undefined
    const word = isName ? anyName : (talk.words[talk.word[place + at] as number] as Hashed)
    if (second !== undefined) {
      if (first !== undefined) once(numbers.find(runs.three, first, second, word))
      once(numbers.find(runs.two, second, word))
    }
    first = second
    second = word
  }
}

const anyName = hashed('<N>')
const met = new Set<number>()

/** Converts the sum of a linear model to a probability. */
export const toProbability = (sum: number) => 1 / (1 + Math.exp(-sum))

const getFeatureNumbers = oncePer((numbers: FeatureNumbers) => ({
  bias: numbers.of('bias'),
  own: numbers.of('own'),
  around: [1, 3, 8].map((reach) => ({ reach, number: numbers.of(`mean ${reach}`) })),
  between: numbers.of('between'),
  left: numbers.of('left'),
  right: numbers.of('right'),
  share: numbers.counted('share:', shares.length),
  sinceBegin: numbers.of('since the begin'),
  toEnd: numbers.of('to the end'),
}))

/**
 * Adds the features of the sentences around one, given the chance of each by itself, because such stretches are long.
 */
export function stretchFeatures(
  all: readonly Prepared[],
  id: number,
  { sums, chances }: { sums: ArrayLike<number>; chances: ArrayLike<number> },
  shown: Shown,
): void {
  const here = all[id]
  if (!here) return
  const numbers = getFeatureNumbers(here.talk.numbers)
  const last = chances.length - 1
  const mean = (from: number, to: number) => {
    const [a, b] = [Math.max(0, from), Math.min(last, to)]
    let sum = 0
    for (let at = a; at <= b; at += 1) sum += chances[at] as number
    return sum / Math.max(1, b - a + 1)
  }
  const max = (from: number, to: number) => {
    let found = 0
    for (let at = Math.max(0, from); at <= Math.min(last, to); at += 1) found = Math.max(found, chances[at] as number)
    return found
  }
  shown.add(numbers.bias)
  shown.add(numbers.own, Math.max(-6, Math.min(6, sums[id] ?? 0)) / 3)
  for (const { reach, number } of numbers.around) shown.add(number, mean(id - reach, id + reach))
  shown.add(numbers.between, Math.min(max(id - 6, id - 1), max(id + 1, id + 6)))
  shown.add(numbers.left, max(id - 2, id - 1))
  shown.add(numbers.right, max(id + 1, id + 2))
  shown.add(numbers.share[step(here.share, shares)] as number)
  if (id < 60) shown.add(numbers.sinceBegin, mean(0, id))
  if (last - id < 60) shown.add(numbers.toEnd, mean(id, last))
}

const shares = [0.01, 0.02, 0.04, 0.08, 0.92, 0.96, 0.98, 0.99, Number.POSITIVE_INFINITY]
