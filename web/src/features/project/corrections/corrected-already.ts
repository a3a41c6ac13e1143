// Shows a correction before the server has responded.
import type { Passage } from '@podcastai/content-types'
import type { Correction, CorrectionScope, NotSpeech, Segment } from '@podcastai/contracts'
import { correctionsFor, correctSegments, everywhere, placesBetween } from '@podcastai/transcript/corrections'

export type Act = {
  passage: Passage
  /** The words as shown before. */
  seen: string
  written: string
  scope: CorrectionScope
}

/** Returns how many places a correction for the whole episode would change. */
export function countPlaces(segments: readonly Segment[], { passage, seen, written }: Omit<Act, 'scope'>): number {
  return everywhere(segments, passage, { heard: seen, written }).length
}

type Shown = { segments: readonly Segment[]; corrections: readonly Correction[]; notSpeech: readonly NotSpeech[] }

/** Returns the segments with a correction applied, the list of corrections with it first, and what is not speech. */
export function correctedAlready(
  shown: Shown,
  { passage, seen, written, scope }: Act,
): { segments: Segment[]; corrections: Correction[]; notSpeech: NotSpeech[] } {
  const pair = { heard: seen, written }
  const spans = scope === 'here' ? [passage] : everywhere(shown.segments, passage, pair)
  const { rows } = correctionsFor(spans, pair, { heard: shown.segments, standing: [] })
  const move = placesBetween([], rows)
  const places = (some: readonly Passage[]) =>
    some.map(({ from, to }) => ({ heard: seen, from: move(from, 'from'), to: move(to, 'to') }))
  const act = { id: '', heard: seen, written, source: scope, author: null, createdAt: '', places: places(spans) }
  return {
    segments: correctSegments(shown.segments, rows),
    notSpeech: shown.notSpeech.map((one) => ({
      ...one,
      places: one.places.map((place) => ({ ...place, at: move(place.at) })),
    })),
    corrections: [
      act,
      ...shown.corrections.map((one) => ({
        ...one,
        places: places(one.places).map((place, at) => ({ ...place, heard: one.places[at]?.heard ?? one.heard })),
      })),
    ],
  }
}
