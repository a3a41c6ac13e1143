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
type Anchor = { offset: number; seconds: number }

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
    const words = [...segment.text.matchAll(/\S+/g)]
    const anchors = findAnchors(segment, segments[index + 1])
    const exact = findExact(segment, words.length)
    let next = 0
    /** Returns the time at a character: stated, or on the line between the stated times around it. Goes forward only. */
    function timeAt(offset: number): number | null {
      while (next < anchors.length && (anchors[next]?.offset ?? 0) < offset) next++
      const [left, right] = [anchors[next - 1], anchors[next]]
      if (!right) return null
      if (right.offset === offset) return right.seconds
      if (!left) return null
      const share = (offset - left.offset) / (right.offset - left.offset)
      return left.seconds + share * Math.max(0, right.seconds - left.seconds)
    }
    const times = [...words.map((word) => word.index), segment.text.length].map(timeAt)
    return words.flatMap((word, place) => {
      const start = times[place] ?? null
      if (start === null) return []
      const end = Math.max(start, Math.min(times[place + 1] ?? start, start + maxWordSeconds))
      return { text: word[0], segment: segment.id, offset: word.index, start, end, isExact: exact.has(word.index) }
    })
  })
}

function findAnchors({ text, start, end, marks = [] }: TimedSegment, next: TimedSegment | undefined): Anchor[] {
  const anchors: Anchor[] = marks.map(({ offset, seconds }) => ({ offset, seconds }))
  if (start !== null && anchors[0]?.offset !== 0) anchors.unshift({ offset: 0, seconds: start })
  const last = anchors.at(-1)
  if (!last) return []
  const guess = last.seconds + (text.length - last.offset) / charactersPerSecond
  const stop = end ?? Math.min(guess, next?.start ?? guess)
  return [...anchors, { offset: text.length, seconds: Math.max(last.seconds, stop) }]
}

/**
 * Returns the offsets of words with times of their own. A segment's start is that of its first word if the other words
 * have times too; otherwise, it only says when the segment begins.
 */
function findExact({ start, marks = [] }: TimedSegment, words: number): Set<number> {
  const exact = new Set(marks.map(({ offset }) => offset))
  if (start !== null && marks.length > 0 && marks.length >= exactShare * (words - 1)) exact.add(0)
  return exact
}

/** Share of the words that need times of their own for all to count as exact. */
const exactShare = 0.9

/** Returns true if most words have times of their own, so that a highlight may move from word to word. */
export function areWordsExact(words: readonly TimedWord[]): boolean {
  return words.length > 0 && words.filter(({ isExact }) => isExact).length >= exactShare * words.length
}
