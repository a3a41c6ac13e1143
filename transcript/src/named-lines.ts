// Names that are written into the words, `Name: words`, of cues, table rows or JSON segments.
import type { SegmentDraft } from './dialect.ts'
import { type Labelled, labelOf, speakerLabels } from './speaker-labels.ts'

/** `lines` are plain text already. */
export type TimedLines = { start: number | null; end: number | null; lines: readonly string[] }

type NamedLine = { text: string; label: Labelled | null }

/** One segment for each part, and one more wherever a new name starts a line inside it. */
export function namedSegments(parts: readonly TimedLines[]): SegmentDraft[] {
  const read = parts.map((part) => part.lines.map(readLine))
  const candidates = read.flatMap((lines) => lines.flatMap((line) => line.label ?? []))
  const labels = candidates.length === 0 ? new Set<string>() : speakerLabels(candidates, parts.length)
  const carried = labels.size > 0 && namesOpenTurns(read, labels)
  const segments: SegmentDraft[] = []
  let speaker: string | null = null
  for (const [at, { start, end }] of parts.entries()) {
    let words: string[] = []
    const close = () => segments.push({ speaker, start, end, text: words.join(' ') })
    if (!carried) speaker = null
    for (const { text, label } of read[at] ?? []) {
      if (label && labels.has(label.label)) {
        if (words.length > 0) close()
        speaker = label.label
        words = label.rest === '' ? [] : [label.rest]
      } else words.push(text)
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

function readLine(written: string): NamedLine {
  const text = written.startsWith('>>') ? written.replace(/^[>\s]+/, '') : written
  const mayBeNamed = text.includes(':') || text.includes('：') || text.startsWith('[') || text.startsWith('(')
  return { text, label: mayBeNamed ? labelOf(text) : null }
}
