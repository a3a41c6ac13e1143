// Turns the transcript into rows: joins a speaker's cues to paragraphs and splits long speech at sentences.
import type { Evidence } from '@podcastai/content-types'
import type { NotSpeech, Segment } from '@podcastai/contracts'

/** Maximum length of a paragraph, in characters. */
const rowLength = 480

/** Characters `from` to `to` of a segment, at offset `at` of the row's text. */
type Piece = { segment: number; from: number; to: number; at: number }

export type Row = {
  speaker: string | null
  /** Another speaker spoke before, or a user split the turn here. */
  opensTurn: boolean
  /** Seconds, or null if the file has no times. */
  start: number | null
  /** Empty in a row of words that are marked "not speech": nothing points at them. */
  text: string
  pieces: Piece[]
  notSpeech?: { id: string; words: string }
}

export type TextRange = { from: number; to: number }

export function toRows(segments: readonly Segment[], notSpeech: readonly NotSpeech[] = []): Row[] {
  const rows: Row[] = []
  const hidden = hiddenBySegment(notSpeech)
  for (const segment of segments) {
    let from = 0
    for (const { at, ...words } of hidden.get(segment.id) ?? []) {
      addWords(rows, segment, { from, to: at })
      addHidden(rows, segment, words)
      from = at
    }
    addWords(rows, segment, { from, to: segment.text.length })
  }
  return rows
}

function hiddenBySegment(notSpeech: readonly NotSpeech[]) {
  const all = notSpeech.flatMap(({ id, places }) =>
    places.map(({ at, words }) => ({ segment: at.segment, at: at.offset, id, words })),
  )
  all.sort((one, other) => one.at - other.at)
  return Map.groupBy(all, ({ segment }) => segment)
}

function addWords(rows: Row[], segment: Segment, range: TextRange) {
  for (const { from, to } of paragraphs(segment.text, range)) {
    const words = segment.text.slice(from, to)
    const last = rows.at(-1)
    const sameSpeaker = last !== undefined && last.speaker === segment.speaker && !(segment.opensTurn && from === 0)
    if (sameSpeaker && !last.notSpeech && last.text.length + words.length < rowLength) {
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

function addHidden(rows: Row[], { speaker, start }: Segment, { id, words }: { id: string; words: string }) {
  const last = rows.at(-1)
  const sameSpeaker = last !== undefined && last.speaker === speaker
  if (sameSpeaker && last.notSpeech?.id === id) last.notSpeech.words += ` ${words}`
  else rows.push({ speaker, opensTurn: !sameSpeaker, start, text: '', pieces: [], notSpeech: { id, words } })
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

/** Returns the paragraphs of a range of a text: all of it, or split after sentences if it is long. */
function paragraphs(whole: string, range: TextRange): TextRange[] {
  const text = whole.slice(0, range.to).trimEnd()
  const parts: TextRange[] = []
  let from = range.from + (/^\s*/.exec(text.slice(range.from))?.[0].length ?? 0)
  while (text.length - from > rowLength * 1.5) {
    const window = text.slice(from, from + rowLength)
    const sentence = window.search(/[.!?…]["”’)]*\s(?!.*[.!?…]["”’)]*\s)/su)
    const space = window.lastIndexOf(' ')
    const cut = sentence > 0 ? sentence + (/^\S+/.exec(window.slice(sentence))?.[0].length ?? 1) : space
    const to = from + (cut > 0 ? cut : rowLength)
    parts.push({ from, to })
    from = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0)
  }
  if (from < text.length) parts.push({ from, to: text.length })
  return parts
}
