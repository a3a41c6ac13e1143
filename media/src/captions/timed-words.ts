import type { Segment } from '@podcastai/transcript'

/** A word as the transcript has it, punctuation included. Times are in seconds from the start of the recording. */
export type TimedWord = {
  text: string
  /** The segment it stands in, and its first character there. */
  segment: number
  offset: number
  start: number
  end: number
  /** True if the transcript gives this word's own time; otherwise, the time is estimated from its neighbors. */
  isExact: boolean
}

type TimedSegment = Pick<Segment, 'id' | 'text' | 'start' | 'end' | 'marks'>

/** A time that the transcript gives for a character of a segment. */
type Anchor = { offset: number; seconds: number; isOfWord: boolean }

/** Speech without a stated end: characters in a second, about 150 words a minute. */
const charactersPerSecond = 14

/** A word doesn't last longer than this, however long the silence behind it. Seconds. */
const maxWordSeconds = 1.5

/**
 * Returns the words of segments with their times, in order. Segments without a time are left out: nothing says when
 * their words are spoken.
 */
export function timeWords(segments: readonly TimedSegment[]): TimedWord[] {
  return segments.flatMap((segment, index) => {
    const anchors = findAnchors(segment, segments[index + 1])
    const words = [...segment.text.matchAll(/\S+/g)]
    return words.flatMap((word, place) => {
      const start = timeAt(anchors, word.index)
      if (start === null) return []
      const next = words[place + 1]?.index ?? segment.text.length
      const isExact = anchors.some(({ offset, isOfWord }) => isOfWord && offset === word.index)
      const end = Math.min(timeAt(anchors, next) ?? start, start + maxWordSeconds)
      return { text: word[0], segment: segment.id, offset: word.index, start, end: Math.max(start, end), isExact }
    })
  })
}

function findAnchors({ text, start, end, marks = [] }: TimedSegment, next: TimedSegment | undefined): Anchor[] {
  // A segment of a single time says when the segment begins, not its first word, unless a mark says so too.
  const anchors: Anchor[] = marks.map(({ offset, seconds }) => ({ offset, seconds, isOfWord: true }))
  if (start !== null && anchors[0]?.offset !== 0) anchors.unshift({ offset: 0, seconds: start, isOfWord: false })
  const last = anchors.at(-1)
  if (!last) return []
  const guess = last.seconds + (text.length - last.offset) / charactersPerSecond
  const limit = end ?? next?.start ?? guess
  const stop = end === null ? Math.min(guess, limit) : limit
  return [...anchors, { offset: text.length, seconds: Math.max(last.seconds, stop), isOfWord: false }]
}

/** Returns the time at a character: stated, or on the line between the stated times around it. */
function timeAt(anchors: readonly Anchor[], offset: number): number | null {
  const after = anchors.findIndex((anchor) => anchor.offset >= offset)
  const right = anchors[after]
  if (!right) return null
  if (right.offset === offset) return right.seconds
  const left = anchors[after - 1]
  if (!left) return null
  const share = (offset - left.offset) / (right.offset - left.offset)
  return left.seconds + share * Math.max(0, right.seconds - left.seconds)
}

/** Returns true if most words have times of their own, so that a highlight may move from word to word. */
export function areWordsExact(words: readonly TimedWord[]): boolean {
  return words.length > 0 && words.filter(({ isExact }) => isExact).length >= 0.9 * words.length
}
