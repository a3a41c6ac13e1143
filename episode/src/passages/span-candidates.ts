import type { Prepared } from '../judgement/prepared.ts'
import { mayBeAnother } from './line-candidates.ts'

/** Sentences in a row, by id, both included. */
export type SentenceSpan = { first: number; last: number }

/** Seconds a clip lasts, and sentences it has at most. */
const clips = { min: 15, max: 90, sentences: 45 } as const
/** Words and sentences of a paragraph. */
const paragraphs = { min: 12, max: 170, sentences: 10 } as const

/** Every run of sentences that lasts as long as a clip. */
export function clipSpans(all: readonly Prepared[]): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  for (let first = 0; first < all.length; first += 1)
    for (let last = first; last < Math.min(all.length, first + clips.sentences); last += 1) {
      const seconds = (all[last]?.sentence.end ?? 0) - (all[first]?.sentence.start ?? 0)
      if (seconds > clips.max) break
      if (seconds >= clips.min) spans.push({ first, last })
    }
  return spans
}

/** Every run of sentences of one voice that has as many words as a paragraph. */
export function paragraphSpans(all: readonly Prepared[]): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  for (const [first, { sentence }] of all.entries()) {
    let words = 0
    for (let last = first; last < first + paragraphs.sentences; last += 1) {
      const here = all[last]
      if (!here || here.sentence.turn !== sentence.turn || (last > first && mayBeAnother(all, last))) break
      words += here.words.at(-1) ?? 0
      if (words > paragraphs.max) break
      if (words >= paragraphs.min) spans.push({ first, last })
    }
  }
  return spans
}
