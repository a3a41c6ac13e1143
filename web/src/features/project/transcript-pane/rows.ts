// Turns the transcript into rows: joins a speaker's cues to paragraphs and splits long speech at sentences.
import type { Evidence } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'

/** Maximum length of a paragraph, in characters. */
const rowLength = 480

/** Characters `from` to `to` of a segment, at offset `at` of the row's text. */
type Piece = { segment: number; from: number; to: number; at: number }

export type Row = {
  speaker: string | null
  /** Another speaker spoke before. */
  opensTurn: boolean
  /** Seconds, or null if the file has no times. */
  start: number | null
  text: string
  pieces: Piece[]
}

export type TextRange = { from: number; to: number }

export function toRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = []
  for (const segment of segments) {
    for (const { from, to } of paragraphs(segment.text)) {
      const words = segment.text.slice(from, to)
      const last = rows.at(-1)
      const sameSpeaker = last !== undefined && last.speaker === segment.speaker
      if (sameSpeaker && last.text.length + words.length < rowLength) {
        const at = last.text.length + 1
        last.text += ` ${words}`
        last.pieces.push({ segment: segment.id, from, to, at })
      } else {
        rows.push({
          speaker: segment.speaker,
          opensTurn: !sameSpeaker,
          start: from === 0 ? segment.start : null,
          text: words,
          pieces: [{ segment: segment.id, from, to, at: 0 }],
        })
      }
    }
  }
  return rows
}

/** Returns a passage's ranges by row index, in order. */
export function passageIn(rows: readonly Row[], { from, to }: Pick<Evidence, 'from' | 'to'>): Map<number, TextRange> {
  const ranges = new Map<number, TextRange>()
  rows.forEach((row, index) => {
    for (const piece of row.pieces) {
      if (piece.segment < from.segment || piece.segment > to.segment) continue
      const begin = piece.segment === from.segment ? Math.max(piece.from, from.offset) : piece.from
      const end = piece.segment === to.segment ? Math.min(piece.to, to.offset) : piece.to
      if (end <= begin) continue
      const range = { from: piece.at + begin - piece.from, to: piece.at + end - piece.from }
      const known = ranges.get(index)
      ranges.set(index, known ? { from: known.from, to: range.to } : range)
    }
  })
  return ranges
}

/** A search hit; `at` is its index among all. */
export type Hit = TextRange & { row: number; at: number }

/** Returns every match of the words, ignoring case. */
export function findInRows(rows: readonly Row[], query: string): Hit[] {
  const wanted = query
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  if (wanted === '') return []
  const pattern = new RegExp(wanted, 'giu')
  const hits: Hit[] = []
  rows.forEach(({ text }, row) => {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      hits.push({ row, from: index, to: index + words.length, at: hits.length })
    }
  })
  return hits
}

/** Groups hits by row. */
export function hitsByRow(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
  const byRow = new Map<number, Hit[]>()
  for (const hit of hits) {
    const known = byRow.get(hit.row)
    if (known) known.push(hit)
    else byRow.set(hit.row, [hit])
  }
  return byRow
}

/** Returns the text's paragraphs: the whole text, or split after sentences if it is long. */
function paragraphs(text: string): TextRange[] {
  const parts: TextRange[] = []
  let from = 0
  while (text.length - from > rowLength * 1.5) {
    const window = text.slice(from, from + rowLength)
    const sentence = window.search(/[.!?…]["”’)]*\s(?!.*[.!?…]["”’)]*\s)/su)
    const space = window.lastIndexOf(' ')
    const cut = sentence > 0 ? sentence + (/^\S+/.exec(window.slice(sentence))?.[0].length ?? 1) : space
    const to = from + (cut > 0 ? cut : rowLength)
    parts.push({ from, to })
    from = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0)
  }
  parts.push({ from, to: text.length })
  return parts
}
