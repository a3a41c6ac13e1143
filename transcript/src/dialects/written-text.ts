import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { framesPerSecondIn } from '../frame-rate.ts'
import { countedFromStart } from '../from-start.ts'
import { withHeadingTimes } from '../heading-times.ts'
import { fullNames } from '../initials.ts'
import { headLine, withoutGaps } from '../layouts/head-line.ts'
import { learnedHeads } from '../layouts/layout.ts'
import { findLinkLists } from '../link-lists.ts'
import { headingNames, isHeading, isRule, withoutFrontMatter } from '../markdown.ts'
import { withoutPageChrome } from '../page-chrome.ts'
import type { ParseWarnings } from '../parse-warnings.ts'
import { repeatedTails, withoutRepeatedTails } from '../repeated-tails.ts'
import { withoutSameTimes } from '../same-times.ts'
import { parseLabel } from '../speaker-labels.ts'
import { withoutSpokenTimes } from '../spoken-times.ts'
import { joinedHeads } from '../text-heads.ts'
import { headedLine, readTextLine, type TextLine } from '../text-lines.ts'
import { settledLines } from '../text-speakers.ts'
import { textTurns } from '../text-turns.ts'
import { withTimesInFront } from '../trailing-times.ts'

/** Plain text and Markdown, with names, times, and paragraphs in any common layout. */
export const writtenText: TextDialect = {
  kind: 'text',
  key: 'text',
  label: 'text with names or paragraphs',
  reads: isWritten,
  parse: readWritten,
}

/**
 * A file with the extension of captions or a table but other content is only parsed if it looks like a conversation.
 */
function isWritten({ text, extension }: TextSource): boolean {
  if (!/\p{L}/u.test(text)) return false
  if (!captionExtensions.has(extension)) return true
  const sample = text.slice(0, 20_000)
  return !sample.includes('-->') && (parseLabel(sample.trimStart()) !== null || sample.split(/\s+/).length > 20)
}

const captionExtensions = new Set(['.srt', '.vtt', '.csv', '.tsv', '.json'])

function readWritten(source: TextSource): SegmentDraft[] {
  const { text, notes } = source
  const framesPerSecond = framesPerSecondIn(text, notes)
  if (manyMinutes.test(text))
    notes.repaired('times with more than 59 minutes beside hours, read as minutes: please check')
  const read = withHeadingTimes(readLines(source, framesPerSecond ?? undefined), notes)
  const lines = joinedHeads(withoutPageChrome(read, notes))
  const turns = namedInFull(textTurns(settledLines(lines, notes)), source)
  return [...countedFromStart(turns, { countsFrames: framesPerSecond !== null, notes })]
}

const manyMinutes = /(?<![\d:])\d{1,2}:(?:[6-9]\d|\d{3}):\d\d(?![\d:])/

/** Characters from the top in which people are introduced. */
const introductionLength = 5000

/** Replaces initials such as "AB:" with the name that the introduction gives for them. */
function namedInFull(turns: readonly SegmentDraft[], { text, notes }: TextSource): readonly SegmentDraft[] {
  const labels = new Set<string>()
  for (const { speaker } of turns) if (speaker !== null) labels.add(speaker)
  const { sure } = fullNames(labels, text.slice(0, introductionLength))
  if (sure.size === 0) return turns
  return turns.map((turn) => {
    const name = sure.get(turn.speaker ?? '')
    if (name === undefined) return turn
    notes.repaired(`the speaker “${turn.speaker}” taken for “${name}”`, turn)
    return { ...turn, speaker: name }
  })
}

function readLines({ text, notes }: TextSource, framesPerSecond: number | undefined): readonly TextLine[] {
  const { lines: all, skipped } = withoutFrontMatter(text.split('\n'))
  if (skipped > 0) notes.dropped('the front matter', 1)
  const body = withoutLinkLists(all, { skipped, notes })
  const { lines: asWritten, places, opens } = writtenLines(body)
  const bare = withoutRepeatedTails(asWritten)
  if (bare !== asWritten) notes.dropped(repeatedTails, 1)
  const written = withTimesInFront(withoutSameTimes(bare))
  const heads = learnedHeads(written, { framesPerSecond })
  const lines: TextLine[] = []
  for (let at = 0; at < written.length; at++) {
    const raw = withoutGaps(written[at] ?? '')
    const number = skipped + (places[at] ?? 0) + 1
    const opensParagraph = opens[at] ?? false
    const head = heads.get(at)
    if (head) lines.push(headedLine(head, { number, opensParagraph, raw }))
    else lines.push(readTextLine(raw, { number, opensParagraph, framesPerSecond }))
    at += (head?.lines ?? 1) - 1
  }
  const readAgain = (line: TextLine, raw: string) => readTextLine(raw, { ...line, framesPerSecond })
  return withoutSpokenTimes(lines, { readAgain, notes })
}

function withoutLinkLists(
  lines: readonly string[],
  { skipped, notes }: { skipped: number; notes: ParseWarnings },
): readonly string[] {
  const { lines: listed } = findLinkLists(lines)
  for (const at of listed) notes.droppedWords({ what: 'lists of links', text: lines[at] ?? '', line: skipped + at + 1 })
  return listed.size === 0 ? lines : lines.map((line, at) => (listed.has(at) ? '' : line))
}

/** Nonempty lines, their indexes in the body, and whether each one starts a paragraph. */
type WrittenLines = { lines: string[]; places: number[]; opens: boolean[] }

function writtenLines(body: readonly string[]): WrittenLines {
  const names = headingNames(body)
  const written: WrittenLines = { lines: [], places: [], opens: [] }
  let opensParagraph = true
  const bullet = bulletOfAll(body)
  for (let at = 0; at < body.length; at++) {
    const raw = splitBold(body, at)
    if (raw === '') {
      opensParagraph = true
      continue
    }
    const line = withoutHeadingMark(headLine(bullet?.test(raw) ? raw.replace(bullet, '') : raw), names)
    const apart = line === '' || isRule(line)
    if (!apart) {
      written.lines.push(line)
      written.places.push(at)
      written.opens.push(opensParagraph)
    }
    opensParagraph = apart || isHeading(line)
  }
  return written
}

/** Fixes bold text across lines, such as `**Transcript:` above `Maya:** Hello`: each line gets its own marks. */
function splitBold(body: readonly string[], at: number): string {
  const raw = body[at] ?? ''
  if (!raw.includes('**')) return raw
  if (opensBold(raw) && closesBold(body[at + 1] ?? '')) return raw.slice(2)
  return at > 0 && closesBold(raw) && opensBold(body[at - 1] ?? '') ? `**${raw}` : raw
}

function opensBold(line: string): boolean {
  return line.startsWith('**') && !line.includes('**', 2)
}

/** True if the line's only bold mark ends bold text at its beginning. */
function closesBold(line: string): boolean {
  const mark = line.indexOf('**')
  return mark > 1 && mark <= maxBoldLength && !line.includes('**', mark + 2)
}

const maxBoldLength = 60

const bullets = [/^\s*\*\s+/, /^\s*-\s+/, /^\s*[•·]\s*/]
const bulletMark = /^\s*[*\-•·]/

/** Returns the list mark if nearly every line starts with it; it isn't part of the text then. */
function bulletOfAll(body: readonly string[]): RegExp | null {
  let lines = 0
  let marked = 0
  for (const line of body) {
    if (line === '' || line.trim() === '') continue
    lines++
    if (bulletMark.test(line)) marked++
  }
  if (lines < 10 || marked * 10 < lines * 9) return null
  return bullets.find((bullet) => body.filter((line) => bullet.test(line)).length * 10 >= lines * 9) ?? null
}

/** Google Meet makes every fifth minute a heading, `### 00:05:00`. Other tools make every name a heading. */
function withoutHeadingMark(line: string, names: ReadonlySet<string>): string {
  if (!line.startsWith('#')) return line
  if (names.has(line)) return `${line.replace(/^#+\s+/, '')}:`
  return line.replace(/^#{1,6}\s+(?=\d{1,2}:\d{2}(?::\d{2})?$)/, '')
}
