import type { TextDialect, TextSource } from '../dialect.ts'
import { isHeading, isRule, withoutFrontMatter } from '../markdown.ts'
import { plainText } from '../plain-text.ts'
import { labelOf } from '../speaker-labels.ts'
import { readTextLine, type TextLine } from '../text-lines.ts'
import { settledLines } from '../text-speakers.ts'
import { textTurns } from '../text-turns.ts'

/** Plain text and Markdown as people write transcripts: names, times and paragraphs in any common arrangement. */
export const writtenText: TextDialect = {
  kind: 'text',
  key: 'text',
  label: 'text with names or paragraphs',
  reads: isWritten,
  parse: (source) => textTurns(settledLines(readLines(source), source.notes)),
}

/** A file named as captions or a table that holds none must look like a conversation to be read as one. */
function isWritten({ text, extension }: TextSource): boolean {
  if (!/\p{L}/u.test(text)) return false
  if (!captionExtensions.has(extension)) return true
  const sample = text.slice(0, 20_000)
  return !sample.includes('-->') && (labelOf(sample.trimStart()) !== null || sample.split(/\s+/).length > 20)
}

const captionExtensions = new Set(['.srt', '.vtt', '.csv', '.json'])

function readLines({ text, notes }: TextSource): TextLine[] {
  const { lines: body, skipped } = withoutFrontMatter(text.split('\n'))
  if (skipped > 0) notes.dropped('the front matter', 1)
  const lines: TextLine[] = []
  let afterEmpty = true
  for (const [at, raw] of body.entries()) {
    const line = plainText(raw)
    const number = skipped + at + 1
    if (isHeading(line)) notes.dropped('headings', number)
    else if (line !== '' && !isRule(line)) lines.push(readTextLine(line, number, afterEmpty))
    afterEmpty = line === '' || isRule(line) || isHeading(line)
  }
  return lines
}
