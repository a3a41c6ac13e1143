import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { framesPerSecondIn } from '../frame-rate.ts'
import { countedFromStart } from '../from-start.ts'
import { headingNames, isHeading, isRule, withoutFrontMatter } from '../markdown.ts'
import { withoutFurniture } from '../page-furniture.ts'
import { plainText } from '../plain-text.ts'
import { labelOf } from '../speaker-labels.ts'
import { withoutSpokenTimes } from '../spoken-times.ts'
import { joinedHeads } from '../text-heads.ts'
import { readTextLine, type TextLine, withoutColumns } from '../text-lines.ts'
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

const captionExtensions = new Set(['.srt', '.vtt', '.csv', '.json'])

function readWritten(source: TextSource): SegmentDraft[] {
  const { text, notes } = source
  const framesPerSecond = framesPerSecondIn(text, notes)
  const lines = joinedHeads(withoutFurniture(readLines(source, framesPerSecond ?? undefined), notes))
  const turns = textTurns(settledLines(lines, notes))
  return [...countedFromStart(turns, { countsFrames: framesPerSecond !== null, notes })]
}

function readLines({ text, notes }: TextSource, framesPerSecond: number | undefined): readonly TextLine[] {
  const { lines: body, skipped } = withoutFrontMatter(text.split('\n'))
  if (skipped > 0) notes.dropped('the front matter', 1)
  const names = headingNames(body)
  const lines: TextLine[] = []
  let opensParagraph = true
  for (const [at, raw] of body.entries()) {
    const line = withoutHeadingMark(plainText(withoutColumns(raw)), names)
    const number = skipped + at + 1
    if (line !== '' && !isRule(line)) lines.push(readTextLine(line, { number, opensParagraph, framesPerSecond }))
    opensParagraph = line === '' || isRule(line) || isHeading(line)
  }
  const readAgain = (line: TextLine, raw: string) => readTextLine(raw, { ...line, framesPerSecond })
  return withoutSpokenTimes(lines, { readAgain, notes })
}

/** Google Meet makes every fifth minute a heading, `### 00:05:00`; others make one of every name. */
function withoutHeadingMark(line: string, names: ReadonlySet<string>): string {
  if (!line.startsWith('#')) return line
  if (names.has(line)) return `${line.replace(/^#+\s+/, '')}:`
  return line.replace(/^#{1,6}\s+(?=\d{1,2}:\d{2}(?::\d{2})?$)/, '')
}
