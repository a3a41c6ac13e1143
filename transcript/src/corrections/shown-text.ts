import { bySegment, type Correction } from './correction.ts'

/** Where a standing correction reads in the text as it is shown; `from` and `to` are one where it took words away. */
export type ShownRow = { from: number; to: number }

/** Standing corrections by segment, in the order of its text. */
export function shownRows(standing: readonly Correction[]): Map<number, ShownRow[]> {
  return new Map([...bySegment(standing)].map(([segment, rows]) => [segment, placed(rows)]))
}

function placed(rows: readonly Correction[]): ShownRow[] {
  let grown = 0
  return rows.map(({ offset, heard, written }) => {
    const from = offset + grown
    grown += written.length - heard.length
    return { from, to: from + written.length }
  })
}

/** Does a stretch of shown text have a part in a row? In one that took words away also where it touches it. */
export function touches({ from, to }: { from: number; to: number }, row: ShownRow): boolean {
  return row.from === row.to ? from <= row.from && row.to <= to : row.from < to && from < row.to
}
