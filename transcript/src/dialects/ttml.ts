import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { namedSegments } from '../named-lines.ts'
import { plainText } from '../plain-text.ts'
import { parseSeconds } from '../time-code.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** TTML, the format of Apple Podcasts transcripts: `<p begin="1.2" end="4.5" ttm:agent="SPEAKER_1">`. */
export const ttml: TextDialect = {
  kind: 'text',
  key: 'ttml',
  label: 'TTML captions (Apple Podcasts)',
  reads: ({ text }) => /<(?:\w+:)?tt[\s>]/.test(text.slice(0, 2000)) && paragraph.test(text),
  parse: readParagraphs,
}

const paragraph = /<(?:\w+:)?p(?=[\s>])/
const paragraphEnd = /<\/(?:\w+:)?p\s*>/
const span = /<(?:\w+:)?span(?=\s)([^<>]*)>([^<>]*)/g
const isWord = /\bunit="word"/

function readParagraphs({ text, notes }: TextSource): SegmentDraft[] {
  const [head = '', ...paragraphs] = text.split(paragraph)
  const names = agentNames(head)
  const rate = Number(attribute(head, 'frameRate')) || 25
  const drafts: SegmentDraft[] = []
  let line = countLines(head) + 1
  for (const written of paragraphs) {
    const open = written.indexOf('>')
    if (open < 0) continue
    const attributes = written.slice(0, open)
    const inside = written.slice(open + 1).split(paragraphEnd, 1)[0] ?? ''
    const agent = attribute(attributes, 'agent')
    const speaker = agent === null ? null : plainText(names.get(agent) ?? agent) || null
    const time = (name: string) => parseTime(attribute(attributes, name), rate)
    const read = { speaker, start: time('begin'), end: time('end') }
    const segments = spokenIn(inside, read, rate)
    if (segments.length === 0) notes.dropped('paragraphs without words', line)
    for (const segment of segments) drafts.push(segment)
    line += countLines(written)
  }
  if (drafts.some((draft) => draft.speaker !== null)) return drafts
  return namedSegments(drafts.map(({ start, end, text }) => ({ start, end, lines: [text] })))
}

/** Returns the drafts of a paragraph. Word spans have no space between them in the file. */
function spokenIn(inside: string, paragraph: Omit<SegmentDraft, 'text'>, rate: number): SegmentDraft[] {
  const words: Word[] = []
  for (const [, attributes = '', written = ''] of inside.matchAll(span)) {
    if (!isWord.test(attributes)) continue
    const [start, end] = [
      parseTime(attribute(attributes, 'begin'), rate),
      parseTime(attribute(attributes, 'end'), rate),
    ]
    words.push({ text: plainText(written), speaker: paragraph.speaker, start, end })
  }
  if (words.length > 0) return wordRuns(words)
  const text = plainText(inside.replace(/<(?:\w+:)?br[^<>]*>/g, ' ').replace(/<[^<>]*>/g, ''))
  return text === '' ? [] : [{ ...paragraph, text }]
}

function agentNames(head: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const written of head.split(/<(?:\w+:)?agent(?=\s)/).slice(1)) {
    const id = attribute(written.slice(0, written.indexOf('>')), 'id')
    const name = /<(?:\w+:)?name[^<>]*>([^<>]+)</.exec(written)?.[1]
    if (id && name) names.set(id, name)
  }
  return names
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|[\\s:])${name}="([^"]*)"`).exec(attributes)?.[1] ?? null
}

function parseTime(written: string | null, rate: number): number | null {
  if (written === null) return null
  const frames = /^(\d+:\d+:\d+):(\d+)$/.exec(written)
  const whole = frames && parseSeconds(frames[1] ?? '')
  return frames && whole !== null ? whole + Number(frames[2]) / rate : parseSeconds(written)
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
