import type { Segment, TimeMark } from './transcript.ts'

/** Marks of words are closer than this on average, in characters. Those of paragraphs are not. */
const charactersBetweenWords = 20
/** A long sentence keeps a mark at least this often. */
const charactersBetweenMarks = 150
const sentenceEnd = /[.?!…。？！]["'”’)\]]*\s*$/

/**
 * Returns the marks of a segment without those of words inside a sentence, which take more room than its text. Marks
 * that the start of the segment repeats are left out too.
 */
export function listSparseMarks({ text, marks = [], start }: Pick<Segment, 'text' | 'marks' | 'start'>): TimeMark[] {
  if (marks.length * charactersBetweenWords < text.length) return marks
  let last = 0
  return marks.filter(({ offset, seconds }) => {
    const isNeeded =
      offset === 0
        ? seconds !== start
        : offset - last >= charactersBetweenMarks || sentenceEnd.test(text.slice(Math.max(0, offset - 6), offset))
    if (isNeeded) last = offset
    return isNeeded
  })
}

/** Returns a segment with those marks. */
export function withSparseMarks(segment: Segment): Segment {
  if (!segment.marks) return segment
  const { marks: _, ...rest } = segment
  const marks = listSparseMarks(segment)
  return marks.length > 0 ? { ...rest, marks } : rest
}
