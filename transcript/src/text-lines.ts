// One line of a written transcript, taken apart: a time, a name, and what is said.
import { type Labelled, labelOf } from './speaker-labels.ts'
import { secondsOf } from './time-code.ts'

export type TextLine = {
  /** Line in the file, from 1. */
  number: number
  /** True when an empty line stands before it. */
  opensParagraph: boolean
  label: Labelled | null
  time: number | null
  end: number | null
  /** Where the time stands: before the name or the words, or after the name. */
  timeFirst: boolean
  words: string
}

const clock = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,;]\d{1,3})?`
const opening = String.raw`\\?[[(]?\\?`
const closing = String.raw`\\?[\])]?`
const leadingTime = new RegExp(
  String.raw`^(?:[*_]{0,2})${opening}(${clock})(?:\s*(?:-->|-|–|—|to)\s*(${clock}))?${closing}(?:[*_]{0,2})(?=[\s:,–—-]|$)(?:\s*[:–—-](?=\s))?\s*`,
)
/** `Name (00:12:34):`, `Name 00:12:34`, `Name: [12:34]` when nothing else is said on the line. */
const nameThenTime = new RegExp(
  String.raw`^(?:[*_]{0,3})([^:\d\n][^:\n]{0,59}?)(?:[*_]{0,3})\s*:?\s*(?:[*_]{0,3})\s*[-–—,|]?\s*${opening}(${clock})${closing}\s*:?(?:[*_]{0,3})\s*$`,
)
const nameThenBracketedTime = new RegExp(
  String.raw`^(?:[*_]{0,3})([^:\d[(\n][^:[(\n]{0,59}?)\s*(?:[*_]{0,3})\s*\\?[[(](${clock})\\?[\])](?:[*_]{0,3})\s*:\s*(?:[*_]{0,3})\s*`,
)

export function readTextLine(line: string, number: number, opensParagraph: boolean): TextLine {
  const empty: TextLine = { number, opensParagraph, label: null, time: null, end: null, timeFirst: false, words: line }
  const heading = nameThenTime.exec(line) ?? nameThenBracketedTime.exec(line)
  if (heading) {
    const named = labelOf(`${(heading[1] ?? '').replace(/[*_]+$/, '')}:`)
    if (named) {
      const label = { ...named, certain: true }
      return { ...empty, label, time: secondsOf(heading[2] ?? ''), words: line.slice(heading[0].length) }
    }
  }
  const before = leadingTime.exec(line)
  if (before) {
    const rest = line.slice(before[0].length)
    const label = labelOf(rest)
    const end = before[2] === undefined ? null : secondsOf(before[2])
    return { ...empty, label, time: secondsOf(before[1] ?? ''), end, timeFirst: true, words: label ? label.rest : rest }
  }
  const label = labelOf(line)
  if (!label) return empty
  const after = leadingTime.exec(label.rest)
  if (!after) return { ...empty, label, words: label.rest }
  return { ...empty, label, time: secondsOf(after[1] ?? ''), words: label.rest.slice(after[0].length) }
}
