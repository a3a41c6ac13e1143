// Parses one line of a written transcript into a time, a name, and words.
import { isDateLine } from './date-lines.ts'
import { withoutGaps } from './layouts/head-line.ts'
import type { Head } from './layouts/heads.ts'
import { nameShape } from './name-shape.ts'
import { type Labeled, parseLabel, withoutEmphasis } from './speaker-labels.ts'
import { parseSeconds } from './time-code.ts'

export type TextLine = {
  /** Line number in the file, from 1. */
  number: number
  /** An empty line comes before it. */
  opensParagraph: boolean
  label: Labeled | null
  /** The whole line could be a name with its words below. */
  loneName: boolean
  time: number | null
  end: number | null
  /**
   * `first`: before the name or words. `bare`: the same but without brackets, so it may be speech. `above`: in a
   * heading.
   */
  timePlace: 'first' | 'bare' | 'after' | 'above' | null
  words: string
  /** The original line. */
  raw: string
  /** The two lines that this one was joined from: a time and a name on separate lines. */
  joined: readonly TextLine[] | null
  /** It starts with what may be another speaker. */
  ofNobody?: boolean
}

const clock = String.raw`\d{1,3}[:;]\d{2}(?:[:;]\d{2}){0,2}(?:[.,]\d{1,3})?`
const until = String.raw`\s*(?:-->|-|–|—|to)\s*`
const opening = String.raw`\\?[[(]`
const closing = String.raw`\\?[\])]`
const emphasis = '[*_]{0,3}'

// Lines have single spaces, so the patterns allow at most one.

const anyTime = /\d[:;]\d\d/

/** `[00:12:34]`, `00:12:34 -`, `(1:02 - 1:09):`, or `@1:02 -` at the start. */
const leadingTime = new RegExp(
  String.raw`^${emphasis}@?(${opening})?(${clock})(?:${until}(${clock}))?(?:${closing})?${emphasis}(?=[\s:,–—-]|$)(?:\s*[:,–—-](?=\s|$))?\s*`,
)
/** `Name (00:12:34):`, `Name 00:12:34`, `[Name] 00:12:34`, or `Name: [12:34]` as the whole line. */
const nameThenTime = new RegExp(
  String.raw`^${emphasis}([^:\d\n][^:\n]{0,59}?)${emphasis}\s?:?\s?${emphasis}\s?[-–—,|]?\s?(?:${opening})?(${clock})(?:${until}(${clock}))?(?:${closing})?\s?:?${emphasis}\s*$`,
)
/** `Name [00:12:34]: words` or `Name (0:12 - 0:34): words`. */
const nameThenTimeThenWords = new RegExp(
  String.raw`^${emphasis}([^:\d[(\n][^:[(\n]{0,59}?)\s?${emphasis}\s?${opening}(${clock})(?:${until}(${clock}))?${closing}${emphasis}\s*:\s*${emphasis}\s*`,
)

type Place = { number: number; opensParagraph: boolean; framesPerSecond: number | undefined }

export function readTextLine(raw: string, { number, opensParagraph, framesPerSecond }: Place): TextLine {
  const seconds = (written = '') => parseSeconds(written, framesPerSecond)
  const line = withoutBullet(raw)
  const read = {
    number,
    opensParagraph,
    joined: null,
    label: null,
    loneName: false,
    time: null,
    end: null,
    timePlace: null,
    raw,
  }
  // "January 28, 2020 17:00" isn't a name and time.
  if (isDateLine(line)) return { ...read, words: line }
  const hasTime = anyTime.test(line)
  const named = hasTime ? (nameThenTime.exec(line) ?? nameThenTimeThenWords.exec(line)) : null
  const name = named && (named[1] ?? '').replace(/(?<![*_\s])[*_\s]+$/, '').replace(/^\[([^[\]]+)\]$/, '$1')
  if (named && name && nameShape(name) === 'name') {
    const label = { label: name, rest: '', shape: 'certain' as const }
    const end = named[3] === undefined ? null : seconds(named[3])
    return { ...read, label, time: seconds(named[2]), end, timePlace: 'after', words: line.slice(named[0].length) }
  }
  const time = hasTime ? leadingTime.exec(line) : null
  if (time) {
    const rest = line.slice(time[0].length)
    const label = parseLabel(rest)
    return {
      ...read,
      ...(label ? { label, words: label.rest } : loneName(rest)),
      time: seconds(time[2]),
      end: time[3] === undefined ? null : seconds(time[3]),
      timePlace: time[1] || time[3] || rest === '' || label ? 'first' : 'bare',
    }
  }
  const label = parseLabel(line)
  if (!label) return { ...read, ...loneName(line) }
  const after = leadingTime.exec(label.rest)
  if (!after?.[1]) return { ...read, label, words: label.rest }
  return {
    ...read,
    // A time between the name and the words leaves little doubt that it is a name.
    label: nameShape(label.label) === 'name' ? { ...label, shape: 'certain' } : label,
    time: seconds(after[2]),
    timePlace: 'after',
    words: label.rest.slice(after[0].length),
  }
}

/** Returns a line that starts with a head of the file's layout. */
export function headedLine(
  { name, time, end, timeFirst, words }: Head,
  { number, opensParagraph, raw }: { number: number; opensParagraph: boolean; raw: string },
): TextLine {
  const label = name === null ? null : { label: withoutEmphasis(name), rest: '', shape: 'certain' as const }
  const timePlace = time === null ? null : timeFirst ? 'first' : 'after'
  return {
    number,
    opensParagraph,
    label,
    loneName: false,
    time,
    end,
    timePlace,
    words: withoutGaps(words),
    raw,
    joined: null,
  }
}

/** True if a line only contains a time. */
export function isLoneTime({ time, label, words }: TextLine): boolean {
  return time !== null && label === null && words === ''
}

/** Removes the mark before a label, as in `- Ada: words` or `>> Ada: words`. A dash before plain words stays. */
function withoutBullet(raw: string): string {
  const bullet = /^(?:[-*•–—]|>{1,3})\s+/.exec(raw)
  if (!bullet) return raw
  const rest = raw.slice(bullet[0].length)
  return raw.startsWith('>') || parseLabel(rest) ? rest : raw
}

/** Returns a possible name: a short line of capitalized words without a period. It counts if such lines repeat. */
function loneName(line: string): Pick<TextLine, 'label' | 'loneName' | 'words'> {
  const name = line.length > 50 ? '' : withoutEmphasis(line).trim()
  if (name === '' || /[.,…]$/.test(name) || name.split(' ').length > 4 || nameShape(name) !== 'name') {
    return { label: null, loneName: false, words: line }
  }
  return { label: { label: name, rest: '', shape: 'name' }, loneName: true, words: '' }
}
