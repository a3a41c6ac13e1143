import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import { lineEdges } from './line-spans.ts'

export type LineLimits = {
  /** Words. */
  min: number
  max: number
  sentences: number
  /** Whether a line may begin in a sentence. */
  isOpening: (id: number) => boolean
}

const usual: LineLimits = { min: 6, max: 42, sentences: 3, isOpening: () => true }

/**
 * Every run of words that may be a line, by its length in words and sentences. Where nobody is named it is part of one
 * sentence: two in a row may be said by two people, and a line is somebody's words.
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

/** Words of a sentence that says nothing by itself, and that somebody else may have put in: "Mhm.", "Yeah, right." */
const murmur = 2
export const isMurmur = (words: number) => words <= murmur

/** Whether a passage lands on such a sentence: it was over before. */
export function landsOnMurmur(all: readonly Prepared[], { first, last }: { first: number; last: number }): boolean {
  return last > first && isMurmur(all[last]?.sentence.words ?? 0)
}

/** Whether somebody else may speak from this sentence on: nobody is named, and behind a question or in a murmur voices change. */
export function mayBeAnother(all: readonly Prepared[], id: number): boolean {
  const [before, here] = [all[id - 1], all[id]]
  if (!before || !here || here.sentence.speaker !== null) return false
  return before.question || isMurmur(before.sentence.words) || isMurmur(here.sentence.words)
}

/** Lines short enough to stand in a title. */
export const titleLimits = { min: 3, max: 14, sentences: 1 } as const
