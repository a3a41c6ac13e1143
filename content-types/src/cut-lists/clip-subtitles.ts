import { findTranscriberMarks } from '@podcastai/episode/transcriber-marks'
import type { Place } from '../type/evidence.ts'
import { oneLine } from '../type/printable.ts'
import type { Cut } from './cuts.ts'

/** A segment of the transcript in the response of `GET …/segments`, in seconds. */
export type TimedSegment = { id: number; start: number | null; end: number | null; text: string }

/** Maximum characters of a line and of two lines shown together. */
const screenful = { line: 42, characters: 84 } as const

/** Returns a clip's words as SRT subtitles, with times from the start of the clip. */
export function clipSubtitles(cut: Cut, segments: readonly TimedSegment[]): string {
  const length = cut.end - cut.start
  const cues = splitPieces(cut, segments).flatMap(splitPiece)
  return cues
    .map(({ start, end, text }) => ({
      start: Math.min(Math.max(0, start - cut.start), length),
      end: Math.min(end - cut.start, length),
      text,
    }))
    .filter(({ start, end }) => end > start)
    .map(
      ({ start, end, text }, index) => `${index + 1}\r\n${srtTime(start)} --> ${srtTime(end)}\r\n${twoLines(text)}\r\n`,
    )
    .join('\r\n')
}

type Piece = { start: number; end: number; text: string }

/** Returns the clip's part of each segment. If the file has no times, distributes the clip's time by characters. */
function splitPieces({ start, end, passage }: Cut, segments: readonly TimedSegment[]): Piece[] {
  const said = segments
    .filter(({ id }) => id >= passage.from.segment && id <= passage.to.segment)
    .map((segment) => ({ segment, ...within(segment, passage) }))
  const timed = said.every(({ segment }) => segment.start !== null && segment.end !== null)
  if (timed)
    return said.map(({ segment, from, to }) => {
      const [first, last] = [segment.start ?? start, segment.end ?? end]
      // If a clip starts or ends inside a segment, use its own times instead of interpolating by characters.
      return {
        start: from > 0 ? start : first,
        end: to < segment.text.length ? end : last,
        text: segment.text.slice(from, to),
      }
    })
  const characters = said.reduce((sum, { from, to }) => sum + to - from, 0)
  let passed = 0
  return said.map(({ segment, from, to }) => {
    const at = () => start + ((end - start) * passed) / Math.max(1, characters)
    const begun = at()
    passed += to - from
    return { start: begun, end: at(), text: segment.text.slice(from, to) }
  })
}

function within({ id, text }: TimedSegment, { from, to }: { from: Place; to: Place }) {
  const first = id === from.segment ? Math.min(from.offset, text.length) : 0
  return { from: first, to: Math.max(first, id === to.segment ? Math.min(to.offset, text.length) : text.length) }
}

/** Splits a piece into subtitles, each shown in proportion to its characters. */
function splitPiece({ start, end, text }: Piece): Piece[] {
  const words = oneLine(withoutMarks(text))
  if (words === '') return []
  const parts: string[] = []
  for (let rest = words; rest !== ''; ) {
    const part = rest.length <= screenful.characters ? rest : rest.slice(0, breakIn(rest))
    parts.push(part.trim())
    rest = rest.slice(part.length).trim()
  }
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  let passed = 0
  return parts.map((part) => {
    const begun = start + ((end - start) * passed) / total
    passed += part.length
    return { start: begun, end: start + ((end - start) * passed) / total, text: part }
  })
}

/** Removes marks such as "[laughter]" and "[inaudible]", which aren't spoken. */
function withoutMarks(text: string): string {
  return findTranscriberMarks(text).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    text,
  )
}

/**
 * Returns where to break a subtitle: best after a sentence, then after a comma, then between words, and never leaving a
 * single word.
 */
function breakIn(text: string): number {
  const max = Math.min(
    screenful.characters,
    Math.ceil(text.length / Math.ceil(text.length / screenful.characters)) + 14,
  )
  const room = text.slice(0, max + 1)
  for (const mark of [/[.!?…]["”’)]*\s/g, /[,;:–—]\s/g, /\s/g]) {
    const last = [...room.matchAll(mark)].at(-1)
    if (last && last.index >= max / 3) return last.index + last[0].length
  }
  return max
}

function twoLines(text: string): string {
  if (text.length <= screenful.line) return text
  const middle = text.length / 2
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index)
  const best = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return best === undefined ? text : `${text.slice(0, best)}\r\n${text.slice(best + 1)}`
}

function srtTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0')
  const clock = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60]
  return `${clock.map((value) => part(value)).join(':')},${part(milliseconds % 1000, 3)}`
}
