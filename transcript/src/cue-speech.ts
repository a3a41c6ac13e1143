// From cues to segments: who speaks, and the plain words.
import { withLabelledNames } from './cue-names.ts'
import type { Cue } from './cues.ts'
import type { SegmentDraft } from './dialect.ts'
import { namedSegments } from './named-lines.ts'
import type { Notebook } from './notebook.ts'
import { plainText, singleSpaced } from './plain-text.ts'
import { isRolling, unrolled } from './rolling-captions.ts'

const voice = /<v(?:\.[^\s<>]*)?\s([^<>]+)>/g
const anyVoice = /<v[.\s]/

/** Names come from `<v Name>` where the file has it, else from `Name:` at the start of a cue or of a line in it. */
export function cueSpeech(cues: readonly Cue[], notes: Notebook): SegmentDraft[] {
  const once = isRolling(cues) ? unrolled(cues, notes) : cues
  const voiced = once.some((cue) => cue.lines.some((line) => anyVoice.test(line)))
  if (voiced) return once.flatMap((cue) => withWords(voicedSegments(cue), cue, notes))
  const parts = once.flatMap((cue) => {
    const lines = cue.lines.map(plainText).filter((line) => line !== '')
    return withWords([{ start: cue.start, end: cue.end, lines, line: cue.line }], cue, notes)
  })
  return namedSegments(withLabelledNames(parts))
}

/** One segment for each voice of the cue. */
function voicedSegments({ start, end, lines, line }: Cue): SegmentDraft[] {
  const raw = lines.join('\n')
  const voices = [...raw.matchAll(voice)]
  const unnamed = { speaker: null, start, end, line, text: plainText(raw.slice(0, voices[0]?.index)) }
  const named = voices.map((match, at) => {
    const speaker = singleSpaced(plainText(match[1] ?? '').replace(/(?<!\s)\s*:\s*$/, ''))
    return {
      speaker,
      start,
      end,
      line,
      text: plainText(raw.slice(match.index + match[0].length, voices[at + 1]?.index)),
    }
  })
  return [unnamed, ...named].filter((segment) => segment.text !== '')
}

/** What a cue holds, or a note that it holds nothing. */
function withWords<Part extends { text: string } | { lines: readonly string[] }>(
  parts: Part[],
  cue: Cue,
  notes: Notebook,
): Part[] {
  const spoken = parts.filter((part) => ('text' in part ? part.text !== '' : part.lines.length > 0))
  if (spoken.length === 0) notes.dropped('cues without words', cue.line)
  return spoken
}
