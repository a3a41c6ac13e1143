import type { Transcript } from '@podcastai/transcript'
import type { Place } from './episode.ts'
import { countBelow, wordStarts } from './words.ts'

/** Speaking pace assumed when a file has no times. */
const wordsPerMinute = 150
/** If two timestamps are no further apart than this, a time between them counts as the file's own. */
export const exactWithinSeconds = 15

/** `word`: number of words in the whole episode before the mark. */
type Mark = { word: number; seconds: number }

export type Timeline = {
  /** Returns the time at which the words at a position begin, or with `closing` at which those before it end. */
  at: (place: Place, closing?: boolean) => { seconds: number; estimated: boolean }
  durationSeconds: number
}

/**
 * Returns times for any position of a transcript: the file's own times, times interpolated by words between two marks,
 * the episode's own pace before the first and after the last mark, and 150 words a minute if the file has none.
 */
export function createTimeline({
  segments,
  durationSeconds,
}: Pick<Transcript, 'segments' | 'durationSeconds'>): Timeline {
  const begins: number[] = []
  const wordStartsBySegment = segments.map((segment) => wordStarts(segment.text))
  const starts: Mark[] = []
  const ends: Mark[] = []
  let words = 0
  for (const [index, segment] of segments.entries()) {
    begins.push(words)
    const own = wordStartsBySegment[index] ?? []
    if (segment.start !== null) starts.push({ word: words, seconds: segment.start })
    for (const { offset, seconds } of segment.marks ?? []) {
      starts.push({ word: words + countBelow(own, offset), seconds })
    }
    words += own.length
    if (segment.end !== null) ends.push({ word: words, seconds: segment.end })
  }
  const marks = [...starts, ...ends].sort((a, b) => a.word - b.word || a.seconds - b.seconds)
  const markWords = marks.map((mark) => mark.word)
  const secondsPerWord = measurePace(marks)

  return {
    durationSeconds: getLength(marks, words, secondsPerWord, durationSeconds),
    at: (place, closing = false) => {
      const segment = segments[place.segment]
      if (!segment) return { seconds: 0, estimated: true }
      const begin = begins[place.segment] ?? 0
      const own = wordStartsBySegment[place.segment] ?? []
      const inside = countBelow(own, place.offset)
      const isPlain = !segment.marks?.length
      if (isPlain && segment.start !== null && segment.end !== null && segment.end >= segment.start) {
        const share = inside / Math.max(1, own.length)
        const length = segment.end - segment.start
        const onMark = inside === 0 || share >= 1
        return { seconds: segment.start + length * share, estimated: !onMark && length > exactWithinSeconds }
      }
      const word = begin + inside
      const next = countBelow(markWords, closing ? word : word + 1)
      return between(marks[next - 1], marks[next], word, secondsPerWord)
    },
  }
}

function between(before: Mark | undefined, after: Mark | undefined, word: number, secondsPerWord: number) {
  if (!before && !after) return { seconds: word * secondsPerWord, estimated: true }
  if (!before) {
    const early = ((after?.word ?? 0) - word) * secondsPerWord
    return { seconds: Math.max(0, (after?.seconds ?? 0) - early), estimated: after?.word !== word }
  }
  const onMark = before.word === word
  if (!after) return { seconds: before.seconds + (word - before.word) * secondsPerWord, estimated: !onMark }
  const share = (word - before.word) / Math.max(1, after.word - before.word)
  const gap = Math.max(0, after.seconds - before.seconds)
  const exact = onMark || after.word === word || gap <= exactWithinSeconds
  return { seconds: before.seconds + gap * share, estimated: !exact }
}

/** Returns the seconds that a word takes in this episode, limited to a humanly possible pace. */
function measurePace(marks: Mark[]): number {
  const usual = 60 / wordsPerMinute
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || last.word - first.word < 50) return usual
  return Math.min(1, Math.max(0.2, (last.seconds - first.seconds) / (last.word - first.word)))
}

function getLength(marks: Mark[], words: number, secondsPerWord: number, stated: number | null): number {
  const last = marks.reduce<Mark | null>(
    (latest, mark) => (latest && latest.seconds > mark.seconds ? latest : mark),
    null,
  )
  if (!last) return stated ?? words * secondsPerWord
  return Math.max(stated ?? 0, last.seconds + (words - last.word) * secondsPerWord)
}
