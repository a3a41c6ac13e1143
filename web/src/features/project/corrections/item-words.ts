// What corrections of the transcript mean for one item of the content.
import { isEvidence, type Passage, passagesMeet } from '@podcastai/content-types'
import type { Correction } from '@podcastai/contracts'
import { correctionsFor, correctSegments, occurrencesOf } from '@podcastai/transcript/corrections'
import { isOnItsWay } from './corrected-already.ts'

/** The corrections in the passages that an item rests on, newest first. */
export function correctionsAt(item: unknown, corrections: readonly Correction[]): Correction[] {
  const passages = passagesIn(item)
  if (passages.length === 0) return []
  return corrections.filter(({ places }) =>
    places.some((place) => passages.some((passage) => passagesMeet(place, passage))),
  )
}

/**
 * Corrections that a text which somebody edited does not have yet, and the item with them. Of a single place only where
 * the item rests on it: elsewhere the words may be right.
 */
export function offersFor(item: unknown, corrections: readonly Correction[]): { missing: Correction[]; item: unknown } {
  const here = new Set(correctionsAt(item, corrections))
  const missing: Correction[] = []
  let now = item
  // The oldest first, as they were made: one may correct what another wrote.
  for (const correction of corrections.toReversed()) {
    if (isOnItsWay(correction) || (correction.source === 'here' && !here.has(correction))) continue
    const next = withWords(now, correction)
    if (next === now) continue
    missing.push(correction)
    now = next
  }
  return { missing, item: now }
}

function passagesIn(value: unknown): Passage[] {
  if (typeof value !== 'object' || value === null) return []
  return isEvidence(value) ? [value] : Object.values(value).flatMap(passagesIn)
}

/** Values that are no prose: 'insight', 'educational'. */
const label = /^[a-z_-]+$/

/** The same value where none of its texts has the words that were heard; who speaks is renamed elsewhere. */
function withWords(value: unknown, pair: Pick<Correction, 'heard' | 'written'>): unknown {
  if (typeof value === 'string') return label.test(value) ? value : correctedText(value, pair)
  if (typeof value !== 'object' || value === null || isEvidence(value)) return value
  const entries = Object.entries(value)
  const changed = entries.map(([name, one]) => [name, name === 'speaker' ? one : withWords(one, pair)] as const)
  if (changed.every(([, one], at) => one === entries[at]?.[1])) return value
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed)
}

function correctedText(text: string, { heard, written }: Pick<Correction, 'heard' | 'written'>): string {
  const segments = [{ id: 0, speaker: null, start: null, end: null, text }]
  const spans = occurrencesOf(segments, heard, written)
  if (spans.length === 0) return text
  const { rows } = correctionsFor(spans, { heard, written }, { heard: segments, standing: [] })
  return correctSegments(segments, rows)[0]?.text ?? text
}
