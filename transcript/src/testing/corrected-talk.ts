// Test helpers: talks and corrections of them.
import {
  type Correction,
  correctionsFor,
  correctSegments,
  everywhere,
  findOccurrences,
  type Pair,
  standing,
} from '../corrections/index.ts'

/** Returns segments of one speaker, unless a text starts with another name and a colon. */
export function talk(...texts: string[]) {
  return texts.map((line, id) => {
    const [, speaker = 'Ann', text = line] = /^(Ann|Ben): (.*)$/.exec(line) ?? []
    return { id, speaker, text }
  })
}

type Talk = ReturnType<typeof talk>

export const span = (segment: number, from: number, to: number) => ({
  from: { segment, offset: from },
  to: { segment, offset: to },
})

/** Returns the span of the first match. */
function findSpan(segments: Talk, words: string) {
  const [first] = findOccurrences(segments, words)
  if (!first) throw new Error(`“${words}” is not there`)
  return first
}

/** Returns the corrections after one more edit, newest first. */
export function after(segments: Talk, rows: readonly Correction[], pair: Pair, isEverywhere = false): Correction[] {
  const now = standing(rows)
  const shown = correctSegments(segments, now)
  const first = findSpan(shown, pair.heard)
  const spans = isEverywhere ? everywhere(shown, first, pair) : [first]
  return [...correctionsFor(spans, pair, { heard: segments, standing: now }).rows, ...rows]
}

export const listTexts = (segments: Talk, rows: readonly Correction[]) =>
  correctSegments(segments, standing(rows)).map(({ text }) => text)

export const coldStart = { heard: 'call start', written: 'cold start' }
