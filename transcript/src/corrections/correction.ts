// Corrections of a transcript's words by users. The parsed file never changes; corrections are applied on top of it.
import { firstThat } from './first-that.ts'

/** A position in a transcript: a segment's id and a character offset in its text. */
export type Place = { segment: number; offset: number }

/** The words from `from` up to (not including) `to`. */
export type Span = { from: Place; to: Place }

/**
 * A replacement for words of one segment: the original text has `heard` at `offset`. If words of two segments were
 * merged into one, the correction in the other segment has an empty `written`, and its `heard` includes the adjacent
 * space. `heard` is empty for a label that became words: it is inserted before the original words, and the newest one
 * at an offset counts.
 */
export type Correction = {
  segment: number
  offset: number
  heard: string
  written: string
  /** The words are marked "not speech" and aren't shown. Passages that start or end beside them don't include them. */
  notSpeech?: boolean
}

/** Words as the user saw them, and their replacement. */
export type Pair = { heard: string; written: string }

/** Groups corrections by segment, keeping their order. */
export function bySegment<Row extends { segment: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ segment }) => segment)
}

/**
 * Returns the corrections in effect, in transcript order. `newestFirst` may overlap: the newer one wins. Functions with
 * a `standing` parameter expect this result.
 */
export function standing<Row extends Correction>(newestFirst: readonly Row[]): Row[] {
  return [...bySegment(newestFirst)].sort(([one], [other]) => one - other).flatMap(([, rows]) => notCovered(rows))
}

function notCovered<Row extends Correction>(newestFirst: readonly Row[]): Row[] {
  const kept: Row[] = []
  for (const row of newestFirst) {
    const at = firstThat(kept, (one) => getEnd(one) > row.offset)
    const next = kept[at]
    const isKnown = row.heard === '' && isInsertionAt(kept[at - 1], row.offset)
    if (!isKnown && (!next || getEnd(row) <= next.offset)) kept.splice(at, 0, row)
  }
  return kept
}

function isInsertionAt(row: Correction | undefined, offset: number): boolean {
  return row?.heard === '' && row.offset === offset
}

/** Returns the end offset of a correction in the original text. */
export function getEnd({ offset, heard }: Correction): number {
  return offset + heard.length
}
