import type { Segment } from '@podcastai/transcript'
import { type Tagged, tag } from './tagger.ts'
import { isUnpunctuated, isWithoutMarks, unpunctuatedStarts } from './unpunctuated.ts'

/** A turn's words with the places where its segments and its sentences begin. */
export type TurnText = {
  text: string
  segments: { id: number; from: number }[]
  sentences: { from: number; to: number }[]
  tagged: Tagged
}

export function readTurn(segments: readonly Segment[], language: string | null): TurnText {
  const places: { id: number; from: number }[] = []
  let text = ''
  for (const segment of segments) {
    if (text !== '') text += ' '
    places.push({ id: segment.id, from: text.length })
    text += segment.text
  }
  const english = language === 'en' || language === null
  const tagged = english ? tag(text) : { tokens: [], sentenceStarts: segmenterStarts(text, language) }
  const starts = isUnpunctuated(text)
    ? unpunctuatedStarts(text, segments, places)
    : withoutMarks(text, segments, places, tagged.sentenceStarts)
  return { text, segments: places, sentences: spansFrom(text, splitMore(text, starts)), tagged }
}

/** Speech recognition can lose its marks in the middle of an episode: such a stretch is cut as a text without any is. */
function withoutMarks(
  text: string,
  segments: readonly Segment[],
  places: TurnText['segments'],
  starts: readonly number[],
): number[] {
  return starts.flatMap((from, index) => {
    const stretch = text.slice(from, starts[index + 1] ?? text.length)
    if (!isWithoutMarks(stretch)) return [from]
    const first = places.findIndex((place) => place.from >= from)
    const inside = places.filter((place) => place.from >= from && place.from < from + stretch.length)
    const moved = inside.map((place) => ({ ...place, from: place.from - from }))
    return unpunctuatedStarts(stretch, segments.slice(Math.max(0, first)), moved).map((at) => from + at)
  })
}

function segmenterStarts(text: string, language: string | null): number[] {
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ index }) => index)
}

/** "[laughter]" between two sentences stands alone, and a quotation's end mark ends its sentence. */
function splitMore(text: string, starts: readonly number[]): number[] {
  const all = new Set(starts)
  const splits = /[[\]"”]/.test(text)
    ? text.matchAll(/[.!?…]["”']?\s+(?=\[)|\]\s+(?=["“\p{Lu}])|[.!?]["”]\s+(?=\p{Lu})/gu)
    : []
  for (const match of splits) {
    const sound = match[0].startsWith(']') ? text.lastIndexOf('[', match.index) : -1
    const opensSentence = sound >= 0 && /(?:^|[.!?…]["”']?\s+)$/.test(text.slice(0, sound))
    if (sound < 0 || opensSentence) all.add(match.index + match[0].length)
  }
  for (const at of all) if (isInsideShortForm(text, at)) all.delete(at)
  // The tagger ends a sentence inside "example.com"; one always begins behind a space, where a script has them.
  const spaced = /\s/.test(text)
  return [...all]
    .filter((at) => at === 0 || !spaced || !/[\p{L}\p{N}.]/u.test(text.charAt(at - 1)) || isUnspaced(text.charAt(at)))
    .sort((a, b) => a - b)
}

/** "Reece, Psy.D. spoke", "the U.S. stockpile", "e.g. this" are one sentence. */
function isInsideShortForm(text: string, at: number): boolean {
  if (text.charAt(at + 1) === '.') return /\b(?:Psy|Ph|Ed|D|U|J)\.$/.test(text.slice(Math.max(0, at - 5), at))
  if (!/\p{Ll}/u.test(text.charAt(at))) return false
  const before = text.slice(Math.max(0, at - 12), at)
  return /(?:\b\p{Lu}|\b(?:e\.g|i\.e|vs|Dr|Mr|Mrs|Ms|St|approx))\.\s+$/u.test(before)
}

function isUnspaced(letter: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(letter)
}

function spansFrom(text: string, starts: readonly number[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (const [index, from] of starts.entries()) {
    const raw = text.slice(from, starts[index + 1] ?? text.length)
    const words = raw.trim()
    if (words === '') continue
    const start = from + raw.indexOf(words)
    const before = spans.at(-1)
    // A piece without a letter or digit belongs to the sentence before it.
    if (before && !/[\p{L}\p{N}]/u.test(words)) before.to = start + words.length
    else spans.push({ from: start, to: start + words.length })
  }
  return spans
}
