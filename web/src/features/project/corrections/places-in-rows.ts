// Converts between positions in the page's rows and in the transcript.
import { isBefore, type Passage, type Place } from '@podcastai/content-types'
import type { Correction } from '@podcastai/contracts'
import type { Row, TextRange } from '../transcript-pane/rows.ts'

/** A character of a row. */
export type RowPlace = { row: number; offset: number }

/** A range of a row that a correction produced, and what was heard there. */
export type CorrectedRange = TextRange & { correction: Correction; heard: string }

/** Returns the passage between two characters of the rows, or null if it is empty. */
export function findPassage(rows: readonly Row[], from: RowPlace, to: RowPlace): Passage | null {
  const [begin, end] = [placeFrom(rows, from), placeTo(rows, to)]
  return begin && end && isBefore(begin, end) ? { from: begin, to: end } : null
}

/** Returns the corrected ranges by row index. */
export function correctedRanges(
  rows: readonly Row[],
  corrections: readonly Correction[],
): ReadonlyMap<number, readonly CorrectedRange[]> {
  const ranges = new Map<number, CorrectedRange[]>()
  if (corrections.length === 0) return ranges
  const pieces = piecesBySegment(rows)
  for (const correction of corrections) {
    for (const { from, to, heard } of correction.places) {
      for (let segment = from.segment; segment <= to.segment; segment++) {
        for (const piece of pieces.get(segment) ?? []) {
          const begin = segment === from.segment ? Math.max(piece.from, from.offset) : piece.from
          const end = segment === to.segment ? Math.min(piece.to, to.offset) : piece.to
          if (end <= begin) continue
          const known = ranges.get(piece.row) ?? []
          known.push({ from: piece.at + begin - piece.from, to: piece.at + end - piece.from, correction, heard })
          ranges.set(piece.row, known)
        }
      }
    }
  }
  return ranges
}

function piecesBySegment(rows: readonly Row[]) {
  const all = rows.flatMap(({ pieces }, row) => pieces.map((piece) => ({ ...piece, row })))
  return Map.groupBy(all, ({ segment }) => segment)
}

/** Returns the transcript position. The space between two segments counts as the start of the next. */
function placeFrom(rows: readonly Row[], { row, offset }: RowPlace): Place | null {
  const piece = rows[row]?.pieces.find(({ at, from, to }) => offset < at + to - from)
  return piece ? { segment: piece.segment, offset: piece.from + Math.max(0, offset - piece.at) } : null
}

function placeTo(rows: readonly Row[], { row, offset }: RowPlace): Place | null {
  const piece = rows[row]?.pieces.findLast(({ at }) => at < offset)
  return piece ? { segment: piece.segment, offset: Math.min(piece.to, piece.from + offset - piece.at) } : null
}
