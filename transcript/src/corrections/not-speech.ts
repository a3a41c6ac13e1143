// Passages that are marked "not speech", such as an advertisement or the text of a web page: a correction to nothing.
import { correctSegments } from './correct-segments.ts'
import type { Correction, Span } from './correction.ts'
import type { Reading } from './corrections-for.ts'
import { placeMap } from './places.ts'
import { shownRows, touched, withLabel } from './shown-text.ts'

/**
 * Returns one correction per segment that removes the span from the displayed transcript. Corrected words that the span
 * overlaps are removed whole.
 */
export function notSpeechIn({ from, to }: Span, { heard, standing }: Reading): Correction[] {
  const selected = heard.slice(from.segment, to.segment + 1)
  const rows = shownRows(standing)
  const back = placeMap(standing).heard
  return correctSegments(selected, standing).flatMap(({ id: segment, text }, index): Correction[] => {
    const [begin, end] = [segment === from.segment ? from.offset : 0, segment === to.segment ? to.offset : text.length]
    const seen = text.slice(begin, end)
    if (seen.trim() === '') return []
    const start = begin + seen.length - seen.trimStart().length
    const stretch = { from: start, to: start + seen.trim().length }
    const own = rows.get(segment) ?? []
    const met = touched(own, stretch)
    const whole = withMarks(text, {
      from: Math.min(stretch.from, ...met.map((row) => row.from)),
      to: Math.max(stretch.to, ...met.map((row) => row.to)),
    })
    const cluster = withSpace(text, whole)
    const { offset } = back({ segment, offset: cluster.from })
    const { offset: last } = back({ segment, offset: cluster.to }, 'to')
    const words = selected[index]?.text.slice(offset, last) ?? ''
    return withLabel({ segment, offset, heard: words, written: '', notSpeech: true }, cluster, own)
  })
}

/** Returns the stretch extended to adjacent punctuation: a period means nothing without its sentence. */
function withMarks(text: string, { from, to }: Stretch): Stretch {
  const isMark = (character: string) => character.trim() !== '' && !/[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character)
  let [begin, end] = [from, to]
  while (isMark(text.charAt(begin - 1))) begin -= 1
  while (isMark(text.charAt(end))) end += 1
  return { from: begin, to: end }
}

type Stretch = { from: number; to: number }

/** Returns the stretch extended to one adjacent space, which is removed along with the words. */
export function withSpace(text: string, { from, to }: Stretch): Stretch {
  if (text[to] === ' ') return { from, to: to + 1 }
  return { from: text[from - 1] === ' ' ? from - 1 : from, to }
}

/** Words that are marked "not speech", and where they would be in the displayed text. */
export type NotSpeechPlace = { segment: number; offset: number; words: string }

export function notSpeechPlaces(standing: readonly Correction[]): NotSpeechPlace[] {
  const { shown } = placeMap(standing)
  return standing.flatMap((row) => (row.notSpeech ? [{ ...shown(row), words: row.heard }] : []))
}

/** Returns the text of a displayed segment with the words that are marked "not speech" in it. */
export function withNotSpeech(text: string, places: readonly NotSpeechPlace[]): string {
  let [whole, at] = ['', 0]
  for (const { offset, words } of places) {
    whole += text.slice(at, offset) + words
    at = offset
  }
  return whole + text.slice(at)
}
