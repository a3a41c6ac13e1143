import type { Dialect, SegmentDraft, TextSource } from '../dialect.ts'
import { isHeading, isRule, markdownText, withoutFrontMatter } from '../markdown.ts'
import { labelOf, speakerLabels } from '../speaker-labels.ts'
import { readTextLine, type TextLine } from '../text-lines.ts'

/** Plain text and Markdown as people write transcripts: names, times and paragraphs in any common arrangement. */
export const writtenText: Dialect = {
  kind: 'text',
  key: 'text',
  label: 'text with names or paragraphs',
  reads: isWritten,
  parse: writtenSegments,
}

/** A file named as captions or a table that holds none must look like a conversation to be read as one. */
function isWritten({ text, extension }: TextSource): boolean {
  if (!/\p{L}/u.test(text)) return false
  if (!captionExtensions.has(extension)) return true
  const sample = text.slice(0, 20_000)
  return !sample.includes('-->') && (labelOf(sample.trimStart()) !== null || sample.split(/\s+/).length > 20)
}

const captionExtensions = new Set(['.srt', '.vtt', '.csv', '.json'])

function writtenSegments({ text, notes }: TextSource): SegmentDraft[] {
  const { lines: body, skipped } = withoutFrontMatter(text.split('\n'))
  if (skipped > 0) notes.dropped('the front matter', 1)
  const lines: TextLine[] = []
  let afterEmpty = true
  for (const [at, raw] of body.entries()) {
    const line = raw.trim()
    if (line === '' || isRule(line)) {
      afterEmpty = true
    } else if (isHeading(line)) {
      notes.dropped('headings', skipped + at + 1)
      afterEmpty = true
    } else {
      lines.push(readTextLine(line, skipped + at + 1, afterEmpty))
      afterEmpty = false
    }
  }
  const paragraphs = lines.filter((line) => line.opensParagraph).length
  const candidates = lines.flatMap((line) => line.label ?? [])
  const labels = speakerLabels(candidates, paragraphs > 1 ? paragraphs : lines.length)
  for (const line of lines) {
    if (!line.label || labels.has(line.label.label)) continue
    line.words = line.label.certain ? line.words : `${line.label.label}: ${line.label.rest}`
    line.label = null
  }
  return turns(lines, { paragraphs, named: labels.size > 0 })
}

type Open = {
  speaker: string | null
  start: number | null
  end: number | null
  parts: { words: string; time: number | null }[]
}

function turns(
  lines: readonly TextLine[],
  { paragraphs, named }: { paragraphs: number; named: boolean },
): SegmentDraft[] {
  // A time before words opens a segment of its own where names follow times or nobody is named; else it marks a place in a turn.
  const timesOpen = !named || lines.some((line) => line.label && line.timeFirst)
  const timed = lines.some((line) => line.time !== null)
  const opened: Open[] = []
  let speaker: string | null = null
  for (const line of lines) {
    const current = opened.at(-1)
    const ownSegment = line.time !== null && timesOpen
    const ownParagraph = !named && !timed && (line.opensParagraph || paragraphs === 1)
    if (line.label || ownSegment || ownParagraph || !current) {
      if (line.label) speaker = line.label.label
      opened.push({ speaker, start: line.time, end: line.end, parts: [{ words: line.words, time: null }] })
    } else {
      current.parts.push({ words: line.words, time: line.time })
    }
  }
  return opened.map(toSegment)
}

function toSegment({ speaker, start, end, parts }: Open): SegmentDraft {
  const marks: SegmentDraft['marks'] = []
  let text = ''
  for (const part of parts) {
    const words = markdownText(part.words)
    if (words === '') continue
    if (part.time !== null) marks.push({ offset: text === '' ? 0 : text.length + 1, seconds: part.time })
    text = text === '' ? words : `${text} ${words}`
  }
  const name = speaker === null ? null : markdownText(speaker)
  // "Break:" and "Jingle:" with nothing after them are parts of the episode: kept, as the stage direction they are.
  return { speaker: name, start, end, text: text === '' && name ? `[${name}]` : text, marks }
}
