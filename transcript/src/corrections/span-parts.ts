// Splits a span of the displayed transcript at segment boundaries.
import type { Span } from './correction.ts'
import type { ShownRow } from './shown-text.ts'

export type Part = {
  segment: number
  from: number
  to: number
  /** 0 if an earlier correction removed all words of this part. */
  words: number
  /** The part covers all words of its segment. */
  isAll: boolean
  /** There is a space before or after the part, so its words can be removed without breaking another word. */
  isNeat: boolean
}

export type ShownTranscript = {
  texts: ReadonlyMap<number, string>
  rows: ReadonlyMap<number, readonly ShownRow[]>
}

/**
 * Returns the parts in transcript order. If words were written for two segments, the parts include what was removed
 * from the other one.
 */
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
