// Turns an edit of the displayed transcript into the corrections to store.
import type { Segment } from '../transcript.ts'
import { correctSegments } from './correct-segments.ts'
import { bySegment, type Correction, type Pair, type Span } from './correction.ts'
import { distributedWords } from './distributed-words.ts'
import { matchCase, opensSentence } from './letter-case.ts'
import { withSpace } from './not-speech.ts'
import { searchIn } from './occurrences.ts'
import { placeMap } from './places.ts'
import { type ShownRow, shownRows, touched, withLabel } from './shown-text.ts'
import { listParts } from './span-parts.ts'

/** The original transcript in order, and the corrections in effect. */
export type Reading = {
  heard: readonly Pick<Segment, 'id' | 'speaker' | 'text'>[]
  standing: readonly Correction[]
}

/** Some words of a displayed segment, and their replacement. */
type Piece = { segment: number; from: number; to: number; written: string }

/**
 * Returns the corrections that make each span of the displayed transcript read as the pair says. Spans are in transcript
 * order and don't overlap. An existing correction that a span touches is replaced whole; its words outside of the span
 * are kept. A span that already reads that way adds nothing. `left`: spans that can't be corrected, because a segment
 * would have no words left.
 */
export function correctionsFor(
  spans: readonly Span[],
  pair: Pair,
  { heard, standing }: Reading,
): { rows: Correction[]; left: Span[] } {
  const shown = correctSegments(heard, standing)
  const search = searchIn(shown)
  const texts = new Map(shown.map(({ id, text }) => [id, text]))
  const rows = shownRows(standing)
  const emptied = new Set<number>()
  const left: Span[] = []
  const pieces: Piece[] = []
  for (const span of spans) {
    const seen = search.getText(span)
    const written = matchCase(seen, pair, opensSentence(search.around(span, 20).before))
    if (written === seen) continue
    const parts = listParts(span, { texts, rows })
    const words = distributedWords(written, parts, emptied)
    if (words === null) left.push(span)
    else pieces.push(...parts.map(({ segment, from, to }, at) => ({ segment, from, to, written: words[at] ?? '' })))
  }
  const heardTexts = new Map(heard.map(({ id, text }) => [id, text]))
  const back = placeMap(standing).heard
  const made = [...bySegment(pieces)].flatMap(([segment, own]) => {
    const shownThere = { shown: texts.get(segment) ?? '', rows: rows.get(segment) ?? [] }
    return groupPieces(own, shownThere).flatMap((cluster) =>
      withLabel(asHeard(segment, cluster, { text: heardTexts.get(segment) ?? '', back }), cluster, shownThere.rows),
    )
  })
  return { rows: made, left }
}

type Cluster = { from: number; to: number; written: string }

/** Merges pieces that touch the same corrections, extended to all of the corrected words. */
function groupPieces(
  pieces: readonly Piece[],
  { shown, rows }: { shown: string; rows: readonly ShownRow[] },
): Cluster[] {
  const clusters: (ShownRow & { pieces: Piece[] })[] = []
  for (const piece of [...pieces].sort((one, other) => one.from - other.from)) {
    const last = clusters.at(-1)
    const met = touched(rows, piece)
    const from = Math.min(piece.from, ...met.map((row) => row.from))
    const to = Math.max(piece.to, ...met.map((row) => row.to))
    if (last && from < last.to) {
      last.pieces.push(piece)
      last.to = Math.max(last.to, to)
    } else clusters.push({ from, to, pieces: [piece] })
  }
  return clusters.map((cluster) => {
    const isLabel = rows.some((row) => row.isLabel && row.to === cluster.to)
    const words = rewritten(shown, cluster)
    const written = isLabel && words !== '' ? `${words} ` : words
    const { from, to } = written === '' ? withSpace(shown, cluster) : cluster
    return { from, to, written }
  })
}

function rewritten(shown: string, { from, to, pieces }: ShownRow & { pieces: readonly Piece[] }): string {
  let [text, at] = ['', from]
  for (const piece of pieces) {
    text += shown.slice(at, piece.from) + piece.written
    at = piece.to
  }
  return (text + shown.slice(at, to)).trim()
}

function asHeard(
  segment: number,
  { from, to, written }: Cluster,
  { text, back }: { text: string; back: ReturnType<typeof placeMap>['heard'] },
): Correction {
  const { offset } = back({ segment, offset: from })
  return { segment, offset, heard: text.slice(offset, back({ segment, offset: to }, 'to').offset), written }
}
