// What corrections of the transcript mean for an item of the content.
import { isEvidence, type Passage, passagesMeet, replaceWords } from '@podcastai/content-types'
import type { Correction } from '@podcastai/contracts'
import { isOnItsWay } from './on-its-way.ts'

/** Returns the corrections in an item's source passages, newest first. */
export function correctionsAt(item: unknown, corrections: readonly Correction[]): Correction[] {
  const passages = passagesIn(item)
  if (passages.length === 0) return []
  return corrections.filter(({ places }) =>
    places.some((place) => passages.some((passage) => passagesMeet(place, passage))),
  )
}

/**
 * Returns the corrections that an edited text doesn't have yet, and the item with them applied. Single-place
 * corrections count only for items from that place: elsewhere the words may be right.
 */
export function offersFor(item: unknown, corrections: readonly Correction[]): { missing: Correction[]; item: unknown } {
  const here = new Set(correctionsAt(item, corrections))
  const missing: Correction[] = []
  let now = item
  // Oldest first, because one may correct the result of another.
  for (const correction of corrections.toReversed()) {
    if (isOnItsWay(correction) || (correction.source === 'here' && !here.has(correction))) continue
    const next = corrected(now, correction)
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

/** Values that aren't prose: 'insight', 'educational'. */
const label = /^[a-z_-]+$/

type Pair = Pick<Correction, 'heard' | 'written'>

/** Returns the value with misheard words replaced in all its texts, except speakers, who are renamed elsewhere. */
function corrected(value: unknown, pair: Pair): unknown {
  if (typeof value === 'string') return label.test(value) ? value : replaceWords(value, pair)
  if (typeof value !== 'object' || value === null || isEvidence(value)) return value
  const entries = Object.entries(value)
  const changed = entries.map(([name, one]) => [name, name === 'speaker' ? one : corrected(one, pair)] as const)
  if (changed.every(([, one], at) => one === entries[at]?.[1])) return value
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed)
}
