import type { Passage } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'
import {
  areWordsExact,
  type CaptionWord,
  type Cut,
  findFillers,
  findLongPauses,
  findSilences,
  getLength,
  leaveOut,
  type Peaks,
  placeWords,
  type Stretch,
  type TimedWord,
  timeWords,
} from '@podcastai/media'
import type { ClipSource } from '../use-clip-source.ts'

/** Words of the transcript around a clip, and which of them it has, by index. Times are those of the recording. */
export type ClipWords = { words: TimedWord[]; first: number; last: number }

/** Words that may be added at each end. */
const wordsAround = 60

/**
 * Returns the words of a passage, with those around it, at the recording's times. Null if the transcript has no times.
 * `offset`: seconds of the recording before the transcript starts.
 */
export function findClipWords(segments: readonly Segment[], { from, to }: Passage, offset: number): ClipWords | null {
  const near = segments.filter(({ id }) => id >= from.segment - wordsAround && id <= to.segment + wordsAround)
  const words = timeWords(near).map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }))
  const isBefore = (word: TimedWord, place: Passage['from']) =>
    word.segment < place.segment || (word.segment === place.segment && word.offset < place.offset)
  const first = words.findIndex((word) => !isBefore(word, from))
  const last = words.findLastIndex((word) => isBefore(word, to))
  if (first < 0 || last < first) return null
  const start = Math.max(0, first - wordsAround)
  return { words: words.slice(start, last + 1 + wordsAround), first: first - start, last: last - start }
}

/** Returns why a passage can't be a clip of a recording, for the user; null if it can. */
export function whyNoClip(clip: ClipWords | null, { name, facts }: Pick<ClipSource, 'name' | 'facts'>): string | null {
  if (!clip)
    return 'This transcript has no times, so nothing says where these words are in the recording. A transcript with times (SRT, VTT, or JSON) works: use “Replace transcript file…”.'
  const start = clip.words[clip.first]?.start ?? 0
  return start > facts.duration
    ? `${name} is shorter than the transcript, so it is likely the recording of another episode.`
    : null
}

/** Room before the first word and after the last, if the neighbors leave it. Seconds. */
const room = { before: 0.12, after: 0.3 }

/** Returns where the clip starts and ends in the recording: its words, with a little room. */
export function findStretch({ words, first, last }: ClipWords): Stretch {
  const [opening, closing] = [words[first], words[last]]
  const [before, after] = [words[first - 1], words[last + 1]]
  if (!opening || !closing) throw new Error('a clip has at least one word')
  const from = Math.max(0, before?.end ?? 0, opening.start - room.before)
  const to = Math.min(after?.start ?? Number.POSITIVE_INFINITY, closing.end + room.after)
  return { from: Math.min(from, opening.start), to: Math.max(to, closing.end) }
}

export type LeftOut = { fillers: boolean; pauses: boolean }

export type ClipPlan = {
  cut: Cut
  /** What the captions show, at the times of the cut. */
  words: CaptionWord[]
  /** The words of the clip; those that aren't heard are left out. */
  said: { word: TimedWord; isLeftOut: boolean }[]
  /** True if each word has its own time, so that captions can light it. */
  isExact: boolean
  seconds: number
  /** What leaving out would save, in seconds. */
  savings: { fillers: number; pauses: number }
}

/** Returns the cut of a clip and its captions. `peaks` are those of its sound, once they are read. */
export function planClip(clip: ClipWords, leftOut: LeftOut, peaks: Peaks | null): ClipPlan {
  const stretch = findStretch(clip)
  const own = clip.words.slice(clip.first, clip.last + 1)
  const fillers = findFillers(own)
  // Where words have no times of their own, a silence is certain to be one, but what stands beside it is not known.
  const pauses = peaks ? findLongPauses(findSilences(peaks, stretch)) : []
  const cut = leaveOut(stretch, [...(leftOut.fillers ? fillers : []), ...(leftOut.pauses ? pauses : [])])
  const said = own.map((word) => ({
    word,
    isLeftOut: leftOut.fillers && fillers.some((filler) => filler.word === word),
  }))
  return {
    cut,
    said,
    words: placeWords(
      said.flatMap(({ word, isLeftOut }) => (isLeftOut ? [] : [word])),
      cut,
    ),
    isExact: areWordsExact(own),
    seconds: getLength(cut),
    savings: { fillers: saved(stretch, fillers), pauses: saved(stretch, pauses) },
  }
}

function saved(stretch: Stretch, parts: readonly Stretch[]): number {
  return getLength([stretch]) - getLength(leaveOut(stretch, parts))
}
