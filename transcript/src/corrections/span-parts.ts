// A span of the transcript as it is shown, cut where its segments are.
import type { Span } from './correction.ts'
import type { ShownRow } from './shown-text.ts'

export type Part = {
  segment: number
  from: number
  to: number
  /** None in a part that took all its words away when it was corrected before. */
  words: number
  /** Covers all words of its segment. */
  isAll: boolean
  /** A space follows or goes before, so that nothing is torn where its words go away. */
  isNeat: boolean
}

export type ShownTranscript = {
  texts: ReadonlyMap<number, string>
  rows: ReadonlyMap<number, readonly ShownRow[]>
}

/** In the order of the talk. Beside words that were written for two segments stands what they took away in the other. */
export function listParts({ from, to }: Span, transcript: ShownTranscript): Part[] {
  const parts: Part[] = []
  for (let segment = from.segment; segment <= to.segment; segment++) {
    const text = transcript.texts.get(segment)
    if (text === undefined) continue
    const begin = segment === from.segment ? from.offset : 0
    const end = segment === to.segment ? to.offset : text.length
    parts.push(toPart(segment, { from: begin, to: end }, text))
  }
  return [...tornBefore(parts[0], transcript), ...parts, ...tornBehind(parts.at(-1), transcript)]
}

function toPart(segment: number, { from, to }: ShownRow, text: string): Part {
  return {
    ...{ segment, from, to },
    words: from === to ? 0 : text.slice(from, to).trim().split(/\s+/).length,
    isAll: from === 0 && to === text.length,
    isNeat: to < text.length ? text[to] === ' ' : text[from - 1] === ' ',
  }
}

function tornBefore(first: Part | undefined, { texts, rows }: ShownTranscript): Part[] {
  if (!first || first.from > 0) return []
  const segment = first.segment - 1
  const row = rows.get(segment)?.at(-1)
  const text = texts.get(segment) ?? ''
  return row && !row.notSpeech && row.from === row.to && row.to === text.length ? [toPart(segment, row, text)] : []
}

function tornBehind(last: Part | undefined, { texts, rows }: ShownTranscript): Part[] {
  if (!last || last.to < (texts.get(last.segment)?.length ?? 0)) return []
  const segment = last.segment + 1
  const row = rows.get(segment)?.[0]
  return row && !row.notSpeech && !row.isLabel && row.to === 0 ? [toPart(segment, row, texts.get(segment) ?? '')] : []
}
