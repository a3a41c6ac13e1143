import type { Prepared } from '../judgement/prepared.ts'
import { mayBeAnother } from './line-candidates.ts'

/** Consecutive sentences by id, both ends included. */
export type SentenceSpan = { first: number; last: number }

/** Minimum and maximum seconds of a clip, and its maximum number of sentences. */
const clips = { min: 15, max: 90, sentences: 45 } as const
/** Minimum and maximum words of a paragraph, and its maximum number of sentences. */
const paragraphs = { min: 12, max: 170, sentences: 10 } as const

/** Returns every run of sentences that is as long as a clip. */
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

/** Returns every run of sentences of one turn that has as many words as a paragraph. */
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
