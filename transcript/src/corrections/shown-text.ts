import { bySegment, type Correction } from './correction.ts'
import { firstThat } from './first-that.ts'

/**
 * The range of a correction in the displayed text, empty if it removed words. `isLabel`: the correction inserted a
 * label before the words, or replaced one.
 */
export type ShownRow = { from: number; to: number; notSpeech?: boolean; isLabel?: true }

/** Returns the corrections in effect by segment, in text order. */
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
 * Returns a correction of displayed text, plus one that removes the label before it if the stretch includes the label.
 */
export function withLabel(row: Correction, { from, to }: ShownRow, rows: readonly ShownRow[]): Correction[] {
  const takesLabel = rows.some((one) => one.isLabel && from <= one.from && one.to <= to)
  return takesLabel && row.heard !== '' ? [{ ...row, heard: '', written: '' }, row] : [row]
}

/** Returns the rows that overlap a stretch of the text. Uses binary search; rows must be in text order. */
export function touched(rows: readonly ShownRow[], stretch: ShownRow): ShownRow[] {
  const found: ShownRow[] = []
  for (let at = firstThat(rows, ({ to }) => to >= stretch.from); at < rows.length; at++) {
    const row = rows[at] as ShownRow
    if (row.from > stretch.to) break
    if (touches(stretch, row)) found.push(row)
  }
  return found
}

/** True if the stretch overlaps the row. A row that removed words also counts if the stretch only touches it. */
function touches({ from, to }: ShownRow, row: ShownRow): boolean {
  if (row.notSpeech) return from < row.from && row.to < to
  return row.from === row.to ? from <= row.from && row.to <= to : row.from < to && from < row.to
}
