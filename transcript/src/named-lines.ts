// Names that are written into the words, `Name: words`, of cues, table rows or JSON segments.
import type { SegmentDraft } from './dialect.ts'
import { type Labelled, labelOf, speakerLabels } from './speaker-labels.ts'

/** `lines` are plain text already. */
export type TimedLines = {
  start: number | null
  end: number | null
  lines: readonly string[]
  line?: number
  entry?: number
}

/** `changes`: a `>>` says that another person speaks from here on. */
type NamedLine = { text: string; label: Labelled | null; changes: boolean }

/** One segment for each part, and one more wherever a new name or a `>>` starts a line inside it. */
export function namedSegments(parts: readonly TimedLines[]): SegmentDraft[] {
  const read = parts.map(({ lines }) => (lines.some(marksChange) ? lines.flatMap(atChanges) : lines).map(readLine))
  const candidates = read.flatMap((lines) => lines.flatMap((line) => line.label ?? []))
  const labels = candidates.length === 0 ? new Set<string>() : speakerLabels(candidates, parts.length)
  const carried = labels.size > 0 && namesOpenTurns(read, labels)
  const segments: SegmentDraft[] = []
  let speaker: string | null = null
  for (const [at, { start, end, line, entry }] of parts.entries()) {
    const lines = read[at] ?? []
    let words: string[] = []
    const close = () => segments.push({ speaker, start, end, text: words.join(' '), line, entry })
    if (!carried || isDialogue(lines)) speaker = null
    for (const { text, label, changes } of lines) {
      const named = label !== null && labels.has(label.label)
      if ((named || changes) && words.length > 0) {
        close()
        words = []
      }
      if (named) speaker = label.label
      else if (changes) speaker = null
      const said = named ? label.rest : text
      if (said !== '') words.push(said)
    }
    close()
  }
  return segments
}

/** Names that stand only where the speaker changes hold for the parts that follow; names on every part do not. */
function namesOpenTurns(read: readonly NamedLine[][], labels: ReadonlySet<string>): boolean {
  const unnamed = read.filter((lines) => !lines.some((line) => line.label && labels.has(line.label.label))).length
  return unnamed * 5 > read.length
}

/** Two lines that open with a dash are two people, and the file does not say which two. */
function isDialogue(lines: readonly NamedLine[]): boolean {
  return lines.length > 1 && lines.filter((line) => dash.test(line.text)).length > 1
}

const dash = /^[-–—]\s?(?=\S)/

function marksChange(line: string): boolean {
  return line.includes('>>')
}

/** `Yes. >> No.` is two lines. */
function atChanges(line: string): readonly string[] {
  return marksChange(line) ? line.split(/(?<=[.?!…,"'”)\]♪-])\s*(?=>>)/) : [line]
}

function readLine(written: string): NamedLine {
  const changes = written.startsWith('>>')
  const text = changes ? written.replace(/^[>\s]+/, '').trim() : written
  const mayBeNamed = text.includes(':') || text.includes('：') || text.startsWith('[') || text.startsWith('(')
  return { text, label: mayBeNamed ? (labelOf(text.replace(dash, '')) ?? labelOf(text)) : null, changes }
}
