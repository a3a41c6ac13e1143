// Finds names in the words, `Name: words`, of cues, table rows, or JSON segments.
import type { SegmentDraft, TimedWords } from './dialect.ts'
import { type Labeled, labelCounts, parseLabel } from './speaker-labels.ts'

/** Timed lines of plain text. */
export type TimedLines = {
  start: number | null
  end: number | null
  lines: readonly string[]
  line?: number
  entry?: number
  words?: TimedWords | undefined
}

/** `changes`: a `>>` marks another speaker. A line with only a `>>` has an empty label. */
type NamedLine = Labeled & { text: string; changes: boolean }
/** A line with neither a label nor a `>>` is a plain string. */
type ReadLine = string | NamedLine

/**
 * Returns one segment per part, plus one for each new name or `>>` at the start of a line in it. `mayChange` is false
 * if no line has a `>>`.
 */
export function namedSegments(parts: readonly TimedLines[], { mayChange = true } = {}): SegmentDraft[] {
  const readLine = lineReader()
  const splitLines = ({ lines }: TimedLines) =>
    mayChange && lines.some(marksChange) ? lines.flatMap(atChanges) : lines
  const counted = labelCounts()
  // Parsed twice, the first time only for the labels: keeping all parsed lines would take more memory than the text.
  const labelsOfParts = parts.map((part) => {
    let labels: string | string[] | null = null
    for (const written of splitLines(part)) {
      const line = readLine(written)
      if (typeof line === 'string' || line.label === '') continue
      counted.add(line)
      labels = labels === null ? line.label : [labels, line.label].flat()
    }
    return labels
  })
  const { labels, doubt } = counted.judged(parts.length)
  const carried = labels.size > 0 && namesOpenTurns(labelsOfParts, labels)
  const toSegment = doubt ? (head: Head) => doubtfulSegment(head, doubt) : certainSegment
  const segments: SegmentDraft[] = []
  let speaker: string | null = null
  for (const part of parts) {
    const lines = splitLines(part).map(readLine)
    let words: string | null = null
    let written = ''
    let opens = false
    if (!carried || isDialogue(lines)) speaker = null
    for (const line of lines) {
      const label = speakerIn(line, labels)
      if (label || (typeof line !== 'string' && line.changes)) {
        if (words !== null) segments.push(toSegment({ part, speaker, written, words, opens }))
        words = null
        opens = typeof line !== 'string' && line.changes
        speaker = label ? label.label : null
        written = label ? writtenBefore(label, toText(line)) : ''
      }
      const said = label ? label.rest : toText(line)
      if (said !== '') words = words === null ? said : `${words} ${said}`
    }
    segments.push(toSegment({ part, speaker, written, words: words ?? '', opens }))
  }
  return segments
}

/** A segment with the text before its words, as in the file. */
type Head = { part: TimedLines; speaker: string | null; written: string; words: string; opens: boolean }

function certainSegment({ part, speaker, written, words, opens }: Head): SegmentDraft {
  const { start, end, line, entry } = part
  const label = written !== '' && { label: written }
  const timed = part.words && { words: part.words }
  return {
    speaker,
    start,
    end,
    text: words,
    ...label,
    ...(opens && { opensTurn: true as const }),
    line,
    entry,
    ...timed,
  }
}

/** A label without words behind it is treated as words. */
function doubtfulSegment(head: Head, { likely }: { likely: boolean }): SegmentDraft {
  const { speaker, written, words } = head
  const draft = { ...certainSegment(head), speaker: null }
  if (words === '') return { ...draft, text: written.trim() }
  return speaker === null ? draft : { ...draft, doubtful: { speaker, likely } }
}

/** Returns the text before a label's words in its line, plus a space if the words are on the next line. */
function writtenBefore({ rest }: Labeled, text: string): string {
  const written = text.slice(0, text.length - rest.length)
  return rest === '' ? `${written.trimEnd()} ` : written
}

function toText(line: ReadLine): string {
  return typeof line === 'string' ? line : line.text
}

function speakerIn(line: ReadLine, labels: ReadonlySet<string>): Labeled | null {
  return typeof line !== 'string' && labels.has(line.label) ? line : null
}

/** True if the file names a speaker only when the speaker changes, so a name applies to the parts after it. */
function namesOpenTurns(labelsOfParts: readonly (string | string[] | null)[], labels: ReadonlySet<string>): boolean {
  let unnamed = 0
  for (const own of labelsOfParts) {
    const isNamed = typeof own === 'string' ? labels.has(own) : own?.some((label) => labels.has(label))
    if (!isNamed) unnamed++
  }
  return unnamed * 5 > labelsOfParts.length
}

/** Two lines that start with a dash are two people, and the file doesn't say who. */
function isDialogue(lines: readonly ReadLine[]): boolean {
  return lines.length > 1 && lines.filter((line) => dash.test(toText(line))).length > 1
}

const dash = /^[-–—]\s?(?=\S)/

function marksChange(line: string): boolean {
  return line.includes('>>')
}

/** True if lines may contain `>>` once they are plain text, where it may be escaped as entities. */
export function mayMarkChange(text: string): boolean {
  return text.includes('>>') || text.includes('gt;') || text.includes('&#')
}

/** Splits `Yes. >> No.` into two lines. */
function atChanges(line: string): readonly string[] {
  return marksChange(line) ? line.split(/(?<=[.?!…,"'”)\]♪-])\s*(?=>>)/) : [line]
}

function lineReader(): (written: string) => ReadLine {
  const labeled = labelReader()
  return (written) => {
    if (!written.startsWith('>>')) return labeled(written) ?? written
    const text = written.replace(/^[>\s]+/, '').trim()
    return { ...(labeled(text) ?? { label: '', rest: text, shape: 'weak', text }), changes: true }
  }
}

/** Beyond this number the cache isn't used, so memory stays bounded. */
const rememberedBeginnings = 1000

/**
 * Returns a function that parses the labels of lines with single spaces. It caches results, since the text before a
 * colon repeats.
 */
function labelReader(): (text: string) => NamedLine | null {
  const known = new Map<string, Labeled | null>()
  return (text) => {
    const colon = text.indexOf(':')
    if (colon < 0 && !opensBracket(text.charCodeAt(0)) && !text.includes('：')) return null
    if (colon <= 0 || colon > 60 || text.charAt(colon + 1) !== ' ' || marked.test(text) || text.includes('：')) {
      const label = labelIn(text)
      return label && { ...label, text, changes: false }
    }
    const beginning = text.slice(0, colon)
    let label = known.get(beginning)
    if (label === undefined) {
      label = labelIn(`${beginning}: `)
      if (known.size < rememberedBeginnings) known.set(beginning, label)
    }
    return label && { label: label.label, rest: text.slice(colon + 2), shape: label.shape, text, changes: false }
  }
}

function opensBracket(code: number): boolean {
  return code === 0x28 || code === 0x5b
}

/** Brackets and bold marks may end after the colon. */
const marked = /^(?:[-–—]\s?)?[[(*_]/

function labelIn(text: string): Labeled | null {
  return (dash.test(text) ? parseLabel(text.replace(dash, '')) : null) ?? parseLabel(text)
}
