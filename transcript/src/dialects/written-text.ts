import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { framesPerSecondIn } from '../frame-rate.ts'
import { countedFromStart } from '../from-start.ts'
import { fullNames } from '../initials.ts'
import { headLine, withoutGaps } from '../layouts/head-line.ts'
import { learnedHeads } from '../layouts/layout.ts'
import { headingNames, isHeading, isRule, withoutFrontMatter } from '../markdown.ts'
import { withoutFurniture } from '../page-furniture.ts'
import { labelOf } from '../speaker-labels.ts'
import { withoutSpokenTimes } from '../spoken-times.ts'
import { joinedHeads } from '../text-heads.ts'
import { headedLine, readTextLine, type TextLine } from '../text-lines.ts'
import { settledLines } from '../text-speakers.ts'
import { textTurns } from '../text-turns.ts'

/** Plain text and Markdown as people write transcripts: names, times and paragraphs in any common arrangement. */
export const writtenText: TextDialect = {
  kind: 'text',
  key: 'text',
  label: 'text with names or paragraphs',
  reads: isWritten,
  parse: readWritten,
}

/** A file named as captions or a table that holds none must look like a conversation to be read as one. */
function isWritten({ text, extension }: TextSource): boolean {
  if (!/\p{L}/u.test(text)) return false
  if (!captionExtensions.has(extension)) return true
  const sample = text.slice(0, 20_000)
  return !sample.includes('-->') && (labelOf(sample.trimStart()) !== null || sample.split(/\s+/).length > 20)
}

const captionExtensions = new Set(['.srt', '.vtt', '.csv', '.tsv', '.json'])

function readWritten(source: TextSource): SegmentDraft[] {
  const { text, notes } = source
  const framesPerSecond = framesPerSecondIn(text, notes)
  const lines = joinedHeads(withoutFurniture(readLines(source, framesPerSecond ?? undefined), notes))
  const turns = namedInFull(textTurns(settledLines(lines, notes)), source)
  return [...countedFromStart(turns, { countsFrames: framesPerSecond !== null, notes })]
}

/** Where people are introduced, in characters from the top. */
const introductionLength = 5000

/** "AB:" by the name that the top of the file gives to these initials. */
function namedInFull(turns: readonly SegmentDraft[], { text, notes }: TextSource): readonly SegmentDraft[] {
  const labels = new Set(turns.flatMap(({ speaker }) => speaker ?? []))
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
  const { lines: body, skipped } = withoutFrontMatter(text.split('\n'))
  if (skipped > 0) notes.dropped('the front matter', 1)
  const written = writtenLines(body, skipped)
  const heads = learnedHeads(
    written.map(({ line }) => line),
    { framesPerSecond },
  )
  const lines: TextLine[] = []
  for (let at = 0; at < written.length; at++) {
    const { line, number, opensParagraph } = written[at] ?? { line: '', number: 0, opensParagraph: false }
    const head = heads.get(at)
    if (head) lines.push(headedLine(head, { number, opensParagraph, raw: withoutGaps(line) }))
    else lines.push(readTextLine(withoutGaps(line), { number, opensParagraph, framesPerSecond }))
    at += (head?.lines ?? 1) - 1
  }
  const readAgain = (line: TextLine, raw: string) => readTextLine(raw, { ...line, framesPerSecond })
  return withoutSpokenTimes(lines, { readAgain, notes })
}

type WrittenLine = { line: string; number: number; opensParagraph: boolean }

/** The lines that are not empty. */
function writtenLines(body: readonly string[], skipped: number): WrittenLine[] {
  const names = headingNames(body)
  const written: WrittenLine[] = []
  let opensParagraph = true
  const bullet = bulletOfAll(body)
  for (const [at, raw] of body.entries()) {
    const line = withoutHeadingMark(headLine(bullet?.test(raw) ? raw.replace(bullet, '') : raw), names)
    if (line !== '' && !isRule(line)) written.push({ line, number: skipped + at + 1, opensParagraph })
    opensParagraph = line === '' || isRule(line) || isHeading(line)
  }
  return written
}

const bullets = [/^\s*\*\s+/, /^\s*-\s+/, /^\s*[•·]\s*/]

/** The mark of a list before nearly every line, which is then no part of any. */
function bulletOfAll(body: readonly string[]): RegExp | null {
  const lines = body.filter((line) => line.trim() !== '')
  const isOfAll = (bullet: RegExp) => lines.filter((line) => bullet.test(line)).length * 10 >= lines.length * 9
  return lines.length < 10 ? null : (bullets.find(isOfAll) ?? null)
}

/** Google Meet makes every fifth minute a heading, `### 00:05:00`; others make one of every name. */
function withoutHeadingMark(line: string, names: ReadonlySet<string>): string {
  if (!line.startsWith('#')) return line
  if (names.has(line)) return `${line.replace(/^#+\s+/, '')}:`
  return line.replace(/^#{1,6}\s+(?=\d{1,2}:\d{2}(?::\d{2})?$)/, '')
}
