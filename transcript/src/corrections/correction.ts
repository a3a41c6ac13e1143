// Words of a transcript that people corrected. The file stays as it was read; corrections lie over it.
import { firstThat } from './first-that.ts'

/** A position in a transcript: a segment's id and a character offset in its text. */
export type Place = { segment: number; offset: number }

/** The words from `from` up to (not including) `to`. */
export type Span = { from: Place; to: Place }

/**
 * Words of one segment that read otherwise: `offset` counts in the text as it was heard, and `heard` stands there.
 * `written` is empty, and `heard` has the space beside it, where words of two segments became one. `heard` is empty for
 * a label that became words: those stand before the file's own, and of several such at one place the newest counts.
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

/** By segment, in the order of the list. */
export function bySegment<Row extends { segment: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ segment }) => segment)
}

/**
 * Of corrections, newest first, those that are to be read: where two meet, the newer one. In the order of the transcript.
 * Only what this gives may be handed to the functions that ask for standing corrections.
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

/** Where a correction ends in the text as it was heard. */
export function getEnd({ offset, heard }: Correction): number {
  return offset + heard.length
}
