import type { Segment } from '@podcastai/transcript'
import { type Tagged, tag } from './tagger.ts'
import { hasTranscriberMark, splitOffMarks } from './transcriber-marks.ts'
import { isUnpunctuated, isWithoutMarks, unpunctuatedStarts } from './unpunctuated.ts'
import { countBelow } from './words.ts'

/**
 * The length of the longest sentence, in characters: longer ones are cut. Every pattern for episodes may rely on it.
 */
export const maxSentenceLength = 2000

/** A turn's words with the offsets at which its segments and its sentences begin. */
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
  return {
    text,
    segments: places,
    sentences: joinShort(cutLong(text, spansFrom(text, splitMore(text, starts)))),
    tagged,
  }
}

/**
 * Splits stretches without punctuation: speech recognition can lose it mid-episode. They are split like unpunctuated
 * text.
 */
function withoutMarks(
  text: string,
  segments: readonly Segment[],
  places: TurnText['segments'],
  starts: readonly number[],
): number[] {
  const begins = places.map((place) => place.from)
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? text.length
    const stretch = text.slice(from, to)
    if (!isWithoutMarks(stretch)) return [from]
    const [first, end] = [countBelow(begins, from), countBelow(begins, to)]
    const moved = places.slice(first, end).map((place) => ({ ...place, from: place.from - from }))
    return unpunctuatedStarts(stretch, segments.slice(first, end), moved).map((at) => from + at)
  })
}

function segmenterStarts(text: string, language: string | null): number[] {
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ index }) => index)
}

/** Splits off "[laughter]" between two sentences, and ends a sentence at the closing mark of its quotation. */
function splitMore(text: string, starts: readonly number[]): number[] {
  const all = new Set(starts)
  const splits = /[[\]"”]/.test(text)
    ? text.matchAll(/[.!?…]["”']?\s+(?=\[)|\]\s+(?=["“\p{Lu}])|[.!?]["”]\s+(?=\p{Lu})/gu)
    : []
  for (const match of splits) {
    const sound = match[0].startsWith(']') ? soundBefore(text, match.index) : -1
    const opensSentence = sound >= 0 && /(?:^|[.!?…]["”']?\s+)$/.test(text.slice(Math.max(0, sound - 10), sound))
    if (sound < 0 || opensSentence) all.add(match.index + match[0].length)
  }
  for (const at of all) if (isInsideShortForm(text, at)) all.delete(at)
  // The tagger ends a sentence inside "example.com"; a sentence always begins after a space, if the script has spaces.
  const spaced = /\s/.test(text)
  return [...all]
    .filter((at) => at === 0 || !spaced || !/[\p{L}\p{N}.]/u.test(text.charAt(at - 1)) || isUnspaced(text.charAt(at)))
    .sort((a, b) => a - b)
}

/** Returns the offset of the sound whose bracket closes at `end`, or −1; looks back only as far as sounds are long. */
function soundBefore(text: string, end: number): number {
  const from = Math.max(0, end - maxSoundLength)
  const open = text.slice(from, end).lastIndexOf('[')
  return open < 0 ? -1 : from + open
}

const maxSoundLength = 400

/**
 * True if an offset follows an abbreviation inside one sentence: "Reece, Psy.D. spoke", "the U.S. stockpile", "e.g.
 * this".
 */
function isInsideShortForm(text: string, at: number): boolean {
  if (text.charAt(at + 1) === '.') return /\b(?:Psy|Ph|Ed|D|U|J)\.$/.test(text.slice(Math.max(0, at - 5), at))
  if (!/\p{Ll}/u.test(text.charAt(at))) return false
  const before = text.slice(Math.max(0, at - 12), at)
  return /(?:\b\p{Lu}\.|\b(?:e\.g|i\.e|vs|Dr|Mr|Mrs|Ms|St|approx)\.|\?{3})\s+$/u.test(before)
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
    if (hasTranscriberMark(words)) spans.push(...splitOffMarks(text, { from: start, to: start + words.length }))
    else if (before && !/[\p{L}\p{N}]/u.test(words)) before.to = start + words.length
    else spans.push({ from: start, to: start + words.length })
  }
  return spans
}

/** Cuts sentences that exceed the maximum length into several, after a word if possible. */
function cutLong(text: string, spans: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  return spans.flatMap(({ from, to }) => {
    const pieces: { from: number; to: number }[] = []
    let at = from
    while (to - at > maxSentenceLength) {
      const space = at + text.slice(at, at + maxSentenceLength + 1).lastIndexOf(' ')
      const end = space > at ? space : wholeCharacters(text, at + maxSentenceLength)
      pieces.push({ from: at, to: end })
      at = space > at ? end + 1 : end
    }
    return [...pieces, { from: at, to }]
  })
}

/** A turn with at least this many sentences, more than a day of speech, that are this short on average isn't speech. */
const shreds = { min: 50_000, characters: 24 } as const

/**
 * Joins the tiny sentences of a turn that isn't speech: work per sentence would take longer than for any real episode.
 */
function joinShort(spans: { from: number; to: number }[]): { from: number; to: number }[] {
  const characters = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  if (spans.length < shreds.min || characters >= spans.length * shreds.characters) return spans
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of spans) {
    const before = joined.at(-1)
    if (before && before.to - before.from < shreds.characters * 2) before.to = to
    else joined.push({ from, to })
  }
  return joined
}

/** Returns an end that doesn't split a surrogate pair. */
function wholeCharacters(text: string, end: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}
