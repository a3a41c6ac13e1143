// From cues to segments: who speaks, and the plain words.
import type { Cue } from './cues.ts'
import type { SegmentDraft } from './dialect.ts'
import type { Notebook } from './notebook.ts'
import { plainText, singleSpaced } from './plain-text.ts'
import { isRolling, unrolled } from './rolling-captions.ts'
import { type Labelled, labelOf, speakerLabels } from './speaker-labels.ts'

const voice = /<v(?:\.[^\s<>]*)?\s+([^<>]+)>/g

/** Names come from `<v Name>` where the file has it, else from `Name:` at the start of a cue or of a line in it. */
export function cueSpeech(cues: readonly Cue[], notes: Notebook): SegmentDraft[] {
  const once = isRolling(cues) ? unrolled(cues, notes) : cues
  const voiced = once.some((cue) => cue.lines.some((line) => line.includes('<v')))
  return voiced ? once.flatMap(voicedSegments) : labelledSegments(once)
}

/** One segment for each voice of the cue. */
function voicedSegments(cue: Cue): SegmentDraft[] {
  const raw = cue.lines.join('\n')
  const voices = [...raw.matchAll(voice)]
  const first = voices[0]
  if (!first) return [segment(cue, null, plainText(raw))]
  const segments = voices.map((match, at) => {
    const words = plainText(raw.slice(match.index + match[0].length, voices[at + 1]?.index))
    return segment(cue, singleSpaced(plainText(match[1] ?? '').replace(/\s*:\s*$/, '')), words)
  })
  const before = segment(cue, null, plainText(raw.slice(0, first.index)))
  return before.text === '' ? segments : [before, ...segments]
}

type LabelledLine = { text: string; label: Labelled | null }

function labelledSegments(cues: readonly Cue[]): SegmentDraft[] {
  const read = cues.map((cue) => cue.lines.map(readLine))
  const candidates = read.flatMap((lines) => lines.flatMap((line) => line.label ?? []))
  const labels = candidates.length === 0 ? new Set<string>() : speakerLabels(candidates, cues.length)
  const carried = labels.size > 0 && namesOpenTurns(read, labels)
  const segments: SegmentDraft[] = []
  let speaker: string | null = null
  for (const [at, cue] of cues.entries()) {
    let words: string[] = []
    if (!carried) speaker = null
    for (const { text, label } of read[at] ?? []) {
      if (label && labels.has(label.label)) {
        if (words.length > 0) segments.push(segment(cue, speaker, words.join(' ')))
        speaker = label.label
        words = label.rest === '' ? [] : [label.rest]
      } else words.push(text)
    }
    segments.push(segment(cue, speaker, words.join(' ')))
  }
  return segments
}

/** Names that stand only where the speaker changes hold for the cues that follow; names on every cue do not. */
function namesOpenTurns(read: readonly LabelledLine[][], labels: ReadonlySet<string>): boolean {
  const unnamed = read.filter((lines) => !lines.some((line) => line.label && labels.has(line.label.label))).length
  return unnamed * 5 > read.length
}

function readLine(raw: string): LabelledLine {
  const text = plainText(raw).replace(/^>>[>\s]*/, '')
  return { text, label: text.includes(':') || text.startsWith('[') || text.startsWith('(') ? labelOf(text) : null }
}

function segment(cue: Cue, speaker: string | null, text: string): SegmentDraft {
  return { speaker, start: cue.start, end: cue.end, text }
}
