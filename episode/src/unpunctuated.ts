import type { Segment } from '@podcastai/transcript'

const opener =
  /^(?:so|but|now|and (?:then|so|i|we|you|that|it|they|if|when|what)|because|okay|ok|well|anyway|first|second|then|if|when|i think|you know what|the (?:thing|problem|reason|truth|question) is|what|why|how|that's why|for example|in fact)\b/i
/** Words after which a sentence never ends. */
const openEnd =
  /\b(?:a|an|the|of|to|in|on|at|for|with|and|or|but|my|your|his|her|our|their|is|are|was|were|be|that|very|so|because|if|i|you|we|they)$/i
const pauseSeconds = 0.5
const words = { min: 6, usual: 16, max: 34 } as const

/** True if a text has many words but hardly any end-of-sentence marks, like automatic captions. */
export function isUnpunctuated(text: string): boolean {
  // At most every other character is a space; punctuated text shows its ends in the first sentences.
  const max = (text.length + 3) / 2
  if (max < 30 || hasEnds(text, max / 60)) return false
  const count = text.split(/\s+/).length
  const ends = text.match(end)?.length ?? 0
  return count >= 30 && ends < count / 60
}

/** True if a stretch is longer than any real sentence and has hardly any commas. */
export function isWithoutMarks(sentence: string): boolean {
  // Shorter text can't have that many words.
  if (sentence.length < maxRunLength * 3) return false
  const count = sentence.split(/\s+/).length
  return count >= maxRunLength && (sentence.match(/[,;:–—،؛、，；：]/g)?.length ?? 0) < count / 30
}

const maxRunLength = 100

const end = /[.!?…。！？](?=\s|["”')\]]|$)/g

/** True if a text has at least `wanted` sentence ends; reads no further than those. */
function hasEnds(text: string, wanted: number): boolean {
  end.lastIndex = 0
  for (let found = 0; found < wanted; found += 1) if (!end.test(text)) return false
  return true
}

/** Returns where sentences begin in unpunctuated text: after a pause, else before a word that opens a new thought. */
export function unpunctuatedStarts(
  text: string,
  segments: readonly Segment[],
  places: readonly { id: number; from: number }[],
): number[] {
  const pauses = new Set<number>()
  const cueStarts = new Set<number>()
  for (const [index, place] of places.entries()) {
    const [before, here] = [segments[index - 1], segments[index]]
    cueStarts.add(place.from)
    if (before?.end != null && here?.start != null && here.start - before.end >= pauseSeconds) pauses.add(place.from)
  }
  const starts = [0]
  let since = 0
  for (const match of text.matchAll(/\S+/g)) {
    const from = match.index
    const dangling = openEnd.test(text.slice(Math.max(0, from - 24), from).trimEnd())
    const opens = opener.test(text.slice(from, from + 40))
    const ended = /[.!?]$/.test(text.slice(0, from).trimEnd())
    const breaks =
      (ended && since > 0) ||
      (since >= words.min && !dangling && pauses.has(from)) ||
      (since >= words.min + 3 && !dangling && opens) ||
      (since >= words.usual && !dangling && cueStarts.has(from)) ||
      (since >= words.max && !dangling) ||
      since >= words.max + 10
    if (breaks) {
      starts.push(from)
      since = 0
    }
    since += 1
  }
  return starts
}
