// Passages that the parser left out. They are kept as hidden segments, so that users can bring them back.
import type { SegmentDraft } from './dialect.ts'
import { markdownText } from './markdown.ts'
import type { DroppedWords } from './parse-warnings.ts'
import type { Segment, Transcript } from './transcript.ts'

/** Lines of one kind that were left out at one place. */
export type LeftOut = {
  /** The kind, as its note names it. */
  what: string
  /** Index of the segment before which they would stand; the number of segments if they come last. */
  before: number
  /** The first line, from 1; null if the file has no such lines. */
  line: number | null
  texts: string[]
}

/** Maximum characters of all passages that are kept: what a page has around a talk isn't worth more. */
const maxLength = 20_000
const maxPassages = 100

/**
 * Returns the passages that were left out, in the order of the file, and the number of lines that were too many to keep.
 * `drafts` are those that became segments.
 */
export function listLeftOut(
  dropped: readonly DroppedWords[],
  drafts: readonly SegmentDraft[],
): Pick<Transcript, 'leftOut' | 'notKept'> {
  if (dropped.length === 0) return {}
  const positions = drafts.map(getPosition)
  const passages: LeftOut[] = []
  let length = 0
  let before = 0
  let notKept = 0
  for (const words of dropped.toSorted((one, other) => (getPosition(one) ?? 0) - (getPosition(other) ?? 0))) {
    const position = getPosition(words)
    const text = cleanText(words.text)
    if (position === undefined || text === '') continue
    while (before < positions.length && (positions[before] ?? 0) <= position) before++
    const current = passages.at(-1)
    const isSame = current?.what === words.what && current.before === before
    if (length + text.length > maxLength || (!isSame && passages.length === maxPassages)) {
      notKept++
      continue
    }
    length += text.length
    const line = words.isShown === false ? null : (words.line ?? null)
    if (isSame) current.texts.push(text)
    else passages.push({ what: words.what, before, line, texts: [text] })
  }
  return { ...(passages.length > 0 && { leftOut: passages }), ...(notKept > 0 && { notKept }) }
}

function getPosition({ line, entry }: { line?: number; entry?: number }): number | undefined {
  return line ?? entry
}

const headingMark = /^#{1,6}\s/

function cleanText(raw: string): string {
  const text = markdownText(raw.replace(headingMark, '')).toWellFormed()
  return /[\p{L}\p{N}]/u.test(text) ? text : ''
}

/** A passage that was left out, and its segments among those of the whole file. */
export type LeftOutSegments = Pick<LeftOut, 'what' | 'line'> & { segments: Segment[] }

/** Returns the transcript with the segments that were left out, and lists those. */
export function withLeftOut(transcript: Transcript): { transcript: Transcript; leftOut: LeftOutSegments[] } {
  const { leftOut: passages = [], timeSource } = transcript
  if (passages.length === 0) return { transcript, leftOut: [] }
  const segments: Segment[] = []
  const leftOut: LeftOutSegments[] = []
  let at = 0
  const copyUntil = (end: number) => {
    for (; at < end; at++) {
      const segment = transcript.segments[at]
      if (segment) segments.push({ ...segment, id: segments.length })
    }
  }
  for (const { what, line, before, texts } of passages) {
    copyUntil(before)
    const last = segments.at(-1)
    // In a file with times, every segment has one.
    const start =
      timeSource === 'file' ? (last?.end ?? last?.start ?? transcript.segments[before]?.start ?? null) : null
    const own = texts.map(
      (text, index): Segment => ({
        ...{ id: segments.length + index, speaker: null, start, end: null, text },
      }),
    )
    segments.push(...own)
    leftOut.push({ what, line, segments: own })
  }
  copyUntil(transcript.segments.length)
  return { transcript: { ...transcript, segments }, leftOut }
}
