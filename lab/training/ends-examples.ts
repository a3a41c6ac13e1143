// What the models of a passage's ends are fitted to: the ends that editors gave it, and others.

import type { SentenceSums } from '../../episode/src/judgement/judge-sentences.ts'
import { listEnds, ofSpan, randomFrom } from './examples.ts'
import type { Labeled } from './labels.ts'
import type { Example } from './logistic.ts'

/** Seconds of a passage that is cut elsewhere, and how many sentences away. */
const elsewhere = { min: 10, max: 90, sentences: 10, share: 0.5 } as const

/** The ends that editors gave a passage and readers graded, and other ends of the same passages: it is cut well or not. */
export function endsExamples(labeled: Labeled, sums: SentenceSums): Example[] {
  const random = randomFrom(labeled.all.length + 5)
  const { all, labels } = labeled
  const examples: Example[] = []
  const add = (first: number, last: number, target: number, weight: number) =>
    examples.push({ features: ofSpan(labeled, sums, { first, last }), target, weight })
  const graded = (labels.graded?.spans ?? []).filter(({ first, last }) => last >= first && last < all.length)
  for (const { first, last, opens, lands } of graded) add(first, last, Math.min(opens, lands) / 2, 1)
  const isGraded = (first: number, last: number) => graded.some((one) => one.first === first && one.last === last)
  const { clips, paragraphs } = listEnds(labeled)
  const cut = [...clips, ...paragraphs].filter(([first, last, target]) => target >= 0.6 && !isGraded(first, last))
  const isCut = (first: number, last: number) => cut.some((one) => one[0] === first && one[1] === last)
  const fits = (first: number, last: number) => {
    const [opening, landing] = [all[first], all[last]]
    if (!opening || !landing || last < first) return false
    const seconds = landing.sentence.end - opening.sentence.start
    return seconds >= elsewhere.min && seconds <= elsewhere.max
  }
  for (const [first, last] of cut) {
    if (!fits(first, last)) continue
    add(first, last, 1, 3)
    for (let by = 1; by <= elsewhere.sentences; by += 1)
      // A longer and a shorter one together, so that length by itself tells nothing.
      for (const pair of [
        [
          [first, last - by],
          [first, last + by],
        ],
        [
          [first - by, last],
          [first + by, last],
        ],
      ] as const)
        if (random() < elsewhere.share && pair.every(([from, to]) => fits(from, to) && !isCut(from, to)))
          for (const [from, to] of pair) add(from, to, 0, 1)
  }
  return examples
}
