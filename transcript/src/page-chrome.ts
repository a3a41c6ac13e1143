// A transcript copied from a web page comes with the page: title, menu, chapters, footer. Finds where the talk begins and ends.
import { chapterLists } from './chapter-lists.ts'
import { isDateLine } from './date-lines.ts'
import { getInitials } from './initials.ts'
import { isHeading } from './markdown.ts'
import { outsideTimes, outsideTurns } from './outside-turns.ts'
import {
  closesTranscript,
  isBanner,
  isDisclaimer,
  isPageLine,
  isToolLine,
  opensChat,
  opensToolFooter,
  opensTranscript,
} from './page-lines.ts'
import type { ParseWarnings } from './parse-warnings.ts'

import type { TextLine } from './text-lines.ts'

/** Returns the lines that may be speech, and adds a note for each kind of removed line. */
export function withoutPageChrome(lines: readonly TextLine[], notes: ParseWarnings): TextLine[] {
  const speakers = speakerLabels(lines)
  const from = transcriptStart(lines, speakers)
  const to = transcriptEnd(lines.slice(0, chatStart(lines, speakers)), { from, speakers })
  const dropped = new Map<TextLine, string>()
  const drop = (these: readonly TextLine[], what: string) => {
    for (const line of these) if (!dropped.has(line)) dropped.set(line, what)
  }
  drop(lines.slice(0, from), 'lines above the transcript')
  drop(lines.slice(to), 'lines below the transcript')
  const inside = lines.slice(from, to)
  drop(
    inside.filter((line) => isHeading(line.raw) || (isBanner(line.raw) && !isSpoken(line, speakers))),
    'headings',
  )
  drop(linesBesideTurns(inside), 'lines beside the turns')
  drop(
    inside.filter((line, at) => isInitials(line, inside[at + 1])),
    'initials in place of pictures',
  )
  drop(
    inside.filter((line) => isToolLine(line.raw)),
    'lines about the transcript',
  )
  drop(
    [...inside.slice(0, nearEnd), ...inside.slice(-nearEnd)].filter((line) => isDisclaimer(line.raw)),
    'lines about the transcript',
  )
  const body = () => (dropped.size === 0 ? inside : inside.filter((line) => !dropped.has(line)))
  const outside = speakers.size > 0 ? outsideTurns(body(), (line) => isSpoken(line, speakers)) : outsideTimes(body())
  drop(
    chapterLists(body(), (line) => isSpoken(line, speakers)),
    'chapter lists',
  )
  drop(outside.above, 'lines above the transcript')
  drop(outside.titles, 'headings')
  drop(outside.below, 'lines below the transcript')
  drop(pageAbove(body(), speakers), 'lines of the page around the transcript')
  drop(pageBelow(body()), 'lines of the page around the transcript')
  if (dropped.size === lines.length) return lines.filter((line) => !isHeading(line.raw))
  if (dropped.size === 0) return lines.slice()
  for (const [line, what] of [...dropped].sort(([a], [b]) => a.number - b.number)) {
    notes.droppedWords({ what, text: line.raw, line: line.number })
  }
  return lines.filter((line) => !dropped.has(line))
}

/** Lines from either end that may be about the file. */
const nearEnd = 15

/**
 * Returns the labels that repeat, or without any, those beside a time: the first one starts the talk. If names
 * repeatedly have times beside them, titles that occur twice don't count.
 */
function speakerLabels(lines: readonly TextLine[]): Set<string> {
  const counts = new Map<string, number>()
  const timed = new Map<string, number>()
  for (const { label, time } of lines) {
    if (!label) continue
    counts.set(label.label, (counts.get(label.label) ?? 0) + 1)
    if (time !== null && label.shape === 'certain') timed.set(label.label, (timed.get(label.label) ?? 0) + 1)
  }
  const again = comingAgain(counts)
  const againTimed = comingAgain(timed)
  if (againTimed.size > 1) return new Set([...again].filter((label) => timed.has(label)))
  return again.size > 0 ? again : new Set(timed.keys())
}

function comingAgain(counts: ReadonlyMap<string, number>): Set<string> {
  return new Set([...counts].filter(([, count]) => count > 1).map(([label]) => label))
}

function isSpoken({ label }: TextLine, speakers: ReadonlySet<string>): boolean {
  return label !== null && speakers.has(label.label)
}

/**
 * Returns the index after a "Transcript" heading if no speaker comes before it and more words or alternating speakers
 * follow; otherwise 0. Show notes name people too, but each one once.
 */
function transcriptStart(lines: readonly TextLine[], speakers: ReadonlySet<string>): number {
  const at = lines.findIndex((line) => opensTranscript(line.raw))
  const above = lines.slice(0, Math.max(at, 0))
  const named = above.flatMap((line) => (isSpoken(line, speakers) ? (line.label?.label ?? '') : []))
  const below = lines.slice(at + 1)
  const labeled = below.filter(({ label, loneName }) => label !== null && !loneName).length
  const haveTurns = labeled > Math.max(2, named.length) && below.filter((line) => isSpoken(line, speakers)).length > 1
  const areNotes = new Set(named).size === named.length && haveTurns
  // Labels above a heading of Markdown that don't occur below it belong to notes as well.
  const labels = new Set(named)
  const areOther = isHeading(lines[at]?.raw ?? '') && !below.some(({ label }) => label && labels.has(label.label))
  if (at < 0 || (named.length > 2 && !areNotes && !areOther)) return 0
  return areNotes || letters(above) < letters(below) ? at + 1 : 0
}

/** True for `JV` above "Jane Vogt". */
function isInitials({ raw, time }: TextLine, next: TextLine | undefined): boolean {
  if (raw.length > 3 || time !== null || !next?.label) return false
  return raw === getInitials(next.label.label)
}

/** Fewer may repeat by coincidence. */
const minBeside = 3

/**
 * Returns lines that repeat with other numbers beside nearly every turn, such as "confidence 0.97". They aren't speech.
 */
function linesBesideTurns(lines: readonly TextLine[]): TextLine[] {
  const heads = lines.filter(({ time, label, loneName }) => time !== null || (label !== null && !loneName)).length
  const found = new Map<string, TextLine[]>()
  let isBelowWords = false
  for (const line of lines) {
    const mayBe: boolean = isBelowWords && line.time === null && (line.label === null || line.loneName)
    isBelowWords = line.words !== '' || (mayBe && line.loneName)
    if (!mayBe || line.raw.length > 40 || /[.?!…。？！]$/.test(line.raw)) continue
    const written = line.raw.replace(/\d+/g, '#')
    const known = found.get(written)
    if (known) known.push(line)
    else found.set(written, [line])
  }
  return [...found.values()].flatMap((those) =>
    those.length >= minBeside && those.length * 5 >= heads * 4 && heads * 2 > those.length ? those : [],
  )
}

/** Returns the index of the chat heading if the talk comes before it, else the end. */
function chatStart(lines: readonly TextLine[], speakers: ReadonlySet<string>): number {
  const at = lines.findIndex((line) => opensChat(line.raw))
  const countTurns = (some: readonly TextLine[]) => some.filter((line) => isSpoken(line, speakers)).length
  return at > 0 && countTurns(lines.slice(0, at)) > countTurns(lines.slice(at)) ? at : lines.length
}

/**
 * Returns the index of the heading below the transcript, if no speaker follows and the rest is a small part of the
 * file; else the end.
 */
function transcriptEnd(
  lines: readonly TextLine[],
  { from, speakers }: { from: number; speakers: ReadonlySet<string> },
): number {
  const all = letters(lines.slice(from))
  const areNamed = speakers.size > 0
  let below = 0
  let end = lines.length
  for (let at = lines.length - 1; at > from; at--) {
    const line = lines[at]
    if (!line || isSpoken(line, speakers)) break
    below += line.raw.length
    const stands = line.time === null && (line.opensParagraph || isHeading(line.raw)) && closesTranscript(line.raw)
    if (opensToolFooter(line.raw) || (stands && below * (areNamed ? 2 : 4) < all)) end = at
  }
  return end
}

/** Returns the page's lines at the top. If the file names speakers, titles and lists of names count too. */
function pageAbove(lines: readonly TextLine[], speakers: ReadonlySet<string>): readonly TextLine[] {
  const talk = lines.findIndex((line) => isSpoken(line, speakers))
  if (talk < 0) return topOfPage(lines)
  const above = lines.slice(0, talk)
  return above.filter((line, at) => {
    const [head, next] = [above[at - 1]?.raw ?? '', lines[at + 1]]
    if (line.time !== null) return false
    if (at < titleLines && isByline(line, next)) return true
    return (
      isPageLine(line.raw) ||
      isTableRow(line.raw) ||
      (at < titleLines && isTitle(line, next)) ||
      opensList(line.raw) ||
      opensList(head)
    )
  })
}

/** `| Host | Maya |` */
function isTableRow(raw: string): boolean {
  return raw.length > 1 && raw.startsWith('|') && raw.endsWith('|')
}

/** Returns the page's own lines at the top: navigation, dates, and a title above a date. */
function topOfPage(lines: readonly TextLine[]): readonly TextLine[] {
  let end = 0
  let titles = 0
  for (const [at, line] of lines.entries()) {
    const isDate = isDateLine(line.raw) || isByline(line, lines[at + 1])
    if (line.time !== null) break
    if (isDate || (isPageLine(line.raw) && end === at)) end = at + 1
    else if (titles++ > 0 || at >= titleLines || !isTitle(line, lines[at + 1])) break
  }
  return end < lines.length ? lines.slice(0, end) : []
}

/** True for `**Name of the show:** January 4, 2024`, unless another speaker follows. */
function isByline({ label, words }: TextLine, next: TextLine | undefined): boolean {
  const answered = next?.label?.shape === 'certain' && next.time === null
  return label?.shape === 'certain' && !answered && isDateLine(words)
}

function pageBelow(lines: readonly TextLine[]): readonly TextLine[] {
  let from = lines.length
  while (from > 1) {
    const line = lines[from - 1]
    if (!line || line.time !== null || !isPageLine(line.raw)) break
    // Right below other words, a date may be the end of a sentence.
    if (isDateLine(line.raw) && !line.opensParagraph) break
    from--
  }
  return lines.slice(from)
}

/** Lines at the top that may be a title. Later ones are speech unless they look otherwise. */
const titleLines = 3

/**
 * True if a line is short, starts with a capital, and ends without punctuation. "Ada: words" may be a speaker's only
 * turn.
 */
function isTitle({ raw, label, loneName }: TextLine, next: TextLine | undefined): boolean {
  // A name with words right below.
  if (loneName && next && !next.opensParagraph) return false
  const short = raw.length < 100 && raw.split(' ').length <= 12 && !/: \S/.test(raw)
  return short && (label === null || loneName) && /^[*_"“'‘]*[\p{Lu}\p{N}]/u.test(raw) && !/[.?!…,:;)\]♪"”]$/.test(raw)
}

/** Otter and Meet list keywords and people below one of these headings. */
function opensList(raw: string): boolean {
  return /^(?:summary keywords|keywords|speakers|attendees|participants|invited|cast|cast list|teilnehmer(?:innen)?|besetzung|participantes|intervenants):?$/i.test(
    raw,
  )
}

function letters(lines: readonly TextLine[]): number {
  return lines.reduce((sum, line) => sum + line.raw.length, 0)
}
