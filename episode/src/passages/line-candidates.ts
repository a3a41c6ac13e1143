import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import { lineEdges } from './line-spans.ts'

export type LineLimits = {
  /** In words. */
  min: number
  max: number
  sentences: number
  /** True if a line may begin in a sentence. */
  isOpening: (id: number) => boolean
}

const usual: LineLimits = { min: 6, max: 42, sentences: 3, isOpening: () => true }

/**
 * Returns every run of words within the limits that may be a line. Without speaker names a line stays inside one
 * sentence, because the next may be another speaker's.
 */
export function lineSpans(all: readonly Prepared[], limits: Partial<LineLimits> = {}): LineSpan[] {
  const { min, max, sentences, isOpening } = { ...usual, ...limits }
  const spans: LineSpan[] = []
  for (const [first, { tokens, words, sentence }] of all.entries()) {
    if (!isOpening(first)) continue
    const total = words.at(-1) ?? 0
    const { starts, ends } = lineEdges(tokens)
    for (const from of starts) {
      const before = words[from] ?? 0
      for (const to of ends) {
        const count = (words[to] ?? 0) - before
        if (to > from && count >= min && count <= max) spans.push({ first, from, last: first, to })
      }
      let count = total - before
      for (let last = first + 1; last < first + sentences; last += 1) {
        const next = all[last]
        if (!next || next.sentence.turn !== sentence.turn || next.sentence.speaker === null) break
        count += next.words.at(-1) ?? 0
        if (count > max) break
        if (count >= min) spans.push({ first, from, last, to: next.tokens.length })
      }
    }
  }
  return spans
}

/** Maximum number of words in a backchannel, which may come from another speaker: "Mhm.", "Yeah, right." */
const murmur = 2
export const isMurmur = (words: number) => words <= murmur

/** True if a passage ends on a backchannel. */
export function landsOnMurmur(all: readonly Prepared[], { first, last }: { first: number; last: number }): boolean {
  return last > first && isMurmur(all[last]?.sentence.words ?? 0)
}

/**
 * True if another speaker may start here: none is named, and the sentence follows a question or is next to a
 * backchannel.
 */
export function mayBeAnother(all: readonly Prepared[], id: number): boolean {
  const [before, here] = [all[id - 1], all[id]]
  if (!before || !here || here.sentence.speaker !== null) return false
  return before.question || isMurmur(before.sentence.words) || isMurmur(here.sentence.words)
}

/** Limits of lines that are short enough for a title. */
export const titleLimits = { min: 3, max: 14, sentences: 1 } as const
