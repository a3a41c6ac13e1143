import type { Stretch } from '@podcastai/media'
import type { ClipWords } from './plan-clip.ts'

/** What an end moves by. */
export type Step = 'word' | 'sentence' | 'pause'
export type End = 'first' | 'last'

const sentenceEnd = /[.?!…。？！]["'”’»)\]]*$/

/**
 * Returns the clip with its start or its end moved to the next place in a direction; null if there is none.
 * `silences`: those of the sound around the clip.
 */
export function moveEnd(
  clip: ClipWords,
  { end, by, direction, silences }: { end: End; by: Step; direction: 1 | -1; silences: readonly Stretch[] },
): ClipWords | null {
  const places = listStarts(clip.words, by, silences)
  // A clip ends where the next word starts.
  const now = end === 'first' ? clip.first : clip.last + 1
  const isPossible = (place: number) =>
    (place - now) * direction > 0 && (end === 'first' ? place <= clip.last : place > clip.first)
  const possible = places.filter(isPossible)
  const place = direction === 1 ? possible[0] : possible.at(-1)
  if (place === undefined) return null
  return end === 'first' ? { ...clip, first: place } : { ...clip, last: place - 1 }
}

/** Returns the indexes of the words that a clip may start with, in order; the last one is behind the last word. */
function listStarts(words: ClipWords['words'], by: Step, silences: readonly Stretch[]): number[] {
  const all = Array.from({ length: words.length + 1 }, (_, index) => index)
  if (by === 'word') return all
  if (by === 'sentence') {
    return all.filter((index) => index % words.length === 0 || sentenceEnd.test(words[index - 1]?.text ?? ''))
  }
  return [...new Set(silences.map(({ to }) => findNearestStart(words, to)))].sort((one, other) => one - other)
}

/** Returns the index of the word that starts closest to a time. */
function findNearestStart(words: ClipWords['words'], seconds: number): number {
  const away = words.map(({ start }) => Math.abs(start - seconds))
  const last = words.at(-1)
  if (last) away.push(Math.abs(last.end - seconds))
  return away.indexOf(Math.min(...away))
}
