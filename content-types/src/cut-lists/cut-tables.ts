import { toCsv } from '../type/csv.ts'
import { oneLine } from '../type/printable.ts'
import { type Cut, cutKinds } from './cuts.ts'
import { type FrameRate, timecode, toFrames } from './frame-rates.ts'

const columns = ['Kind', 'Title', 'In', 'Out', 'Start seconds', 'End seconds', 'Length', 'Note', 'Times']

/** Returns the cuts as CSV: timecodes for the editor, seconds for scripts. */
export function toCutCsv(cuts: readonly Cut[], rate: FrameRate): string {
  return toCsv(
    columns,
    cuts.map((cut) => {
      const { from, to } = toFrames(cut, rate)
      return {
        Kind: cutKinds[cut.kind],
        Title: cut.title,
        In: timecode(from, rate),
        Out: timecode(to, rate),
        'Start seconds': cut.start.toFixed(3),
        'End seconds': cut.end.toFixed(3),
        Length: (cut.end - cut.start).toFixed(3),
        Note: cut.note,
        Times: cut.isEstimated ? 'estimated' : 'from the file',
      }
    }),
  )
}

/** Returns the cuts as an Audacity label track (File > Import > Labels): start, end, and label. */
export function toAudacityLabels(cuts: readonly Cut[]): string {
  return cuts.map(({ start, end, title }) => `${start.toFixed(6)}\t${end.toFixed(6)}\t${oneLine(title)}\n`).join('')
}
