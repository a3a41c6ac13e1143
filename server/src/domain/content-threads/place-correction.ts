// Finds the places of words to correct. This reads the whole transcript, so it runs in a thread.
import type { Segment } from '@podcastai/transcript'
import {
  type Correction,
  correctionsFor,
  correctSegments,
  everywhere,
  notSpeechIn,
  type Pair,
  type Place,
  placeMap,
  placesBetween,
  type Reading,
  type Span,
  searchIn,
  standing,
} from '@podcastai/transcript/corrections'

/**
 * A correction with the number of its place in the act. A place that spans several segments has one correction in each.
 */
export type PlacedCorrection = Correction & { place: number }

/**
 * A requested correction: the words in a span of the transcript, there or everywhere. `seenUnder` are the corrections
 * that were active in the transcript the user saw, newest first.
 */
export type RequestedCorrection = {
  span: Span
  pair: Pair
  wide: boolean
  /** The words are not speech, and are removed. */
  notSpeech?: true
  seenUnder: readonly Correction[]
}

/**
 * `other`: the span now has other words. `empty`: a segment, or the transcript, would be left without words. `placed`:
 * the rows to store, and the original and the new words at the span, which are longer than the selection if it was part
 * of corrected words.
 */
export type Placed = { kind: 'other' } | { kind: 'empty' } | ({ kind: 'placed'; rows: PlacedCorrection[] } & Pair)

/** Finds the places of a requested correction; `active` are the corrections that apply, newest first. */
export function placeCorrection(
  heard: readonly Segment[],
  active: readonly Correction[],
  wish: RequestedCorrection,
): Placed {
  const { pair, wide } = wish
  const reading: Reading = { heard, standing: standing(active) }
  const seen: Reading = { heard, standing: standing(wish.seenUnder) }
  if (wordsAt(seen, wish.span) !== pair.heard) return { kind: 'other' }
  const move = placesBetween(seen.standing, reading.standing)
  const span = { from: move(wish.span.from), to: move(wish.span.to, 'to') }
  if (wordsAt(reading, span) !== pair.heard) return { kind: 'other' }
  if (wish.notSpeech) return placeNotSpeech(span, reading, active)
  const shown = correctSegments(heard, reading.standing)
  const spans = wide ? everywhere(shown, span, pair) : [span]
  const { rows, left } = correctionsFor(spans, pair, reading)
  if (rows.length === 0 || (!wide && left.length > 0)) return { kind: 'empty' }
  const placed = numbered(rows, spans, reading)
  const own = placed.filter(({ place }) => spans[place] === span)
  const changed = own.length === 0 ? pair : toPair(own)
  return { kind: 'placed', ...changed, rows: placed }
}

function placeNotSpeech(span: Span, reading: Reading, active: readonly Correction[]): Placed {
  const rows = notSpeechIn(span, reading).map((row, place) => ({ ...row, place }))
  const left = correctSegments(reading.heard, standing([...rows, ...active]))
  const isEmpty = rows.length === 0 || left.every(({ text }) => text === '')
  return isEmpty ? { kind: 'empty' } : { kind: 'placed', ...toPair(rows), rows }
}

/** The places that a term of a glossary, identified by its number, changes. */
export type PlacedTerm = { term: number; rows: PlacedCorrection[] }

/**
 * Finds what a glossary changes in an original transcript, by the number of the term. If terms overlap, the longer one
 * applies, and what a term writes is not corrected again.
 */
export function placeTerms(heard: readonly Segment[], terms: readonly Pair[]): PlacedTerm[] {
  const search = searchIn(heard)
  const longestFirst = [...terms.entries()].sort(([, one], [, other]) => other.heard.length - one.heard.length)
  let taken: Correction[] = []
  const found: PlacedTerm[] = []
  for (const [term, pair] of longestFirst) {
    const spans = search.toCorrect(pair)
    if (spans.length === 0) continue
    const { rows } = correctionsFor(spans, pair, { heard, standing: [] })
    const free = new Set(standing([...taken, ...rows]))
    const placed = numbered(rows, spans, { heard, standing: [] })
    // A place is corrected as a whole or not at all.
    const lost = new Set(placed.filter((_, at) => !free.has(rows[at] as Correction)).map(({ place }) => place))
    const kept = placed.filter(({ place }) => !lost.has(place))
    if (kept.length > 0) found.push({ term, rows: kept })
    taken = [...taken, ...kept]
  }
  return found
}

/**
 * Returns the words between two places of a transcript as displayed, its segments joined by a space; null if the
 * transcript doesn't have these places.
 */
function wordsAt({ heard, standing }: Reading, { from, to }: Span): string | null {
  const segments = correctSegments(heard.slice(from.segment, to.segment + 1), standing)
  const isIn = ({ segment, offset }: Place) => offset <= (segments[segment - from.segment]?.text.length ?? -1)
  if (!isIn(from) || !isIn(to)) return null
  return segments
    .map(({ id, text }) => text.slice(id === from.segment ? from.offset : 0, id === to.segment ? to.offset : undefined))
    .filter((text) => text !== '')
    .join(' ')
}

/** Joins the pieces of one place that were in several segments. */
export function joined(pieces: readonly string[]): string {
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ')
}

function toPair(rows: readonly Correction[]): Pair {
  return { heard: joined(rows.map((row) => row.heard)), written: joined(rows.map((row) => row.written)) }
}

/** Adds to each correction the number of the span that it belongs to; both lists are in the order of the transcript. */
function numbered(rows: readonly Correction[], spans: readonly Span[], { standing }: Reading): PlacedCorrection[] {
  const { shown } = placeMap(standing)
  let place = 0
  return rows.map((row) => {
    // Before a label, if the row is at the label's place.
    const from = shown({ segment: row.segment, offset: row.offset }, 'to')
    while (place < spans.length - 1 && !isBefore(from, (spans[place] as Span).to)) place++
    return { ...row, place }
  })
}

const isBefore = (one: Place, other: Place) =>
  one.segment < other.segment || (one.segment === other.segment && one.offset < other.offset)
