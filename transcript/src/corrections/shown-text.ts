import { bySegment, type Correction } from './correction.ts'
import { firstThat } from './first-that.ts'

/**
 * Where a standing correction reads in the text as it is shown; `from` and `to` are one where it took words away. `isLabel`:
 * it is a label that became words, or stands in its place.
 */
export type ShownRow = { from: number; to: number; notSpeech?: boolean; isLabel?: true }

/** Standing corrections by segment, in the order of its text. */
export function shownRows(standing: readonly Correction[]): Map<number, ShownRow[]> {
  return new Map([...bySegment(standing)].map(([segment, rows]) => [segment, placed(rows)]))
}

function placed(rows: readonly Correction[]): ShownRow[] {
  let grown = 0
  return rows.map(({ offset, heard, written, notSpeech }) => {
    const from = offset + grown
    grown += written.length - heard.length
    return { from, to: from + written.length, ...(notSpeech && { notSpeech }), ...(heard === '' && { isLabel: true }) }
  })
}

/**
 * Returns a correction of a stretch of shown text with what removes the label before its words, if the stretch takes that in.
 */
export function withLabel(row: Correction, { from, to }: ShownRow, rows: readonly ShownRow[]): Correction[] {
  const takesLabel = rows.some((one) => one.isLabel && from <= one.from && one.to <= to)
  return takesLabel && row.heard !== '' ? [{ ...row, heard: '', written: '' }, row] : [row]
}

/** Of rows in the order of their text those that a stretch of it has a part in, found without looking at all of them. */
export function touched(rows: readonly ShownRow[], stretch: ShownRow): ShownRow[] {
  const found: ShownRow[] = []
  for (let at = firstThat(rows, ({ to }) => to >= stretch.from); at < rows.length; at++) {
    const row = rows[at] as ShownRow
    if (row.from > stretch.to) break
    if (touches(stretch, row)) found.push(row)
  }
  return found
}

/** Does a stretch of shown text have a part in a row? In one that took words away also where it touches it. */
function touches({ from, to }: ShownRow, row: ShownRow): boolean {
  if (row.notSpeech) return from < row.from && row.to < to
  return row.from === row.to ? from <= row.from && row.to <= to : row.from < to && from < row.to
}
