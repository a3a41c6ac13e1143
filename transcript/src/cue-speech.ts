// From cues to segments: who speaks, and the plain words.
import type { Cue } from './cues.ts'
import type { SegmentDraft } from './dialect.ts'
import { namedSegments } from './named-lines.ts'
import type { Notebook } from './notebook.ts'
import { plainText, singleSpaced } from './plain-text.ts'
import { isRolling, unrolled } from './rolling-captions.ts'

const voice = /<v(?:\.[^\s<>]*)?\s+([^<>]+)>/g

/** Names come from `<v Name>` where the file has it, else from `Name:` at the start of a cue or of a line in it. */
export function cueSpeech(cues: readonly Cue[], notes: Notebook): SegmentDraft[] {
  const once = isRolling(cues) ? unrolled(cues, notes) : cues
  const voiced = once.some((cue) => cue.lines.some((line) => line.includes('<v')))
  if (voiced) return once.flatMap(voicedSegments)
  return namedSegments(once.map(({ start, end, lines }) => ({ start, end, lines: lines.map(plainText) })))
}

/** One segment for each voice of the cue. */
function voicedSegments({ start, end, lines }: Cue): SegmentDraft[] {
  const raw = lines.join('\n')
  const voices = [...raw.matchAll(voice)]
  const unnamed = { speaker: null, start, end, text: plainText(raw.slice(0, voices[0]?.index)) }
  const named = voices.map((match, at) => {
    const speaker = singleSpaced(plainText(match[1] ?? '').replace(/\s*:\s*$/, ''))
    return { speaker, start, end, text: plainText(raw.slice(match.index + match[0].length, voices[at + 1]?.index)) }
  })
  return named.length > 0 && unnamed.text === '' ? named : [unnamed, ...named]
}
