// Turns cues into segments: the speaker and the plain words.

import { namedByIds, withoutHeadCues } from './cue-heads.ts'
import { withLabeledNames } from './cue-names.ts'
import type { Cue } from './cues.ts'
import type { SegmentDraft } from './dialect.ts'
import { mayMarkChange, namedSegments, type TimedLines } from './named-lines.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { isPlain, plainText, singleSpaced } from './plain-text.ts'
import { isRolling, unrolled } from './rolling-captions.ts'
import { listStampedWords } from './word-times.ts'

const voice = /<v(?:\.[^\s<>]*)?\s([^<>]+)>/g
const anyVoice = /<v[.\s]/
const voiceStart = '<v '
const voiceEnd = '</v>'

/**
 * Names come from `<v Name>` if the file has it, else from `Name:` at the start of a cue or line. `text` is the text
 * that the cues were parsed from.
 */
export function cueSpeech(
  cues: readonly Cue[],
  { text, notes }: { text: string; notes: ParseWarnings },
): SegmentDraft[] {
  const once = isRolling(cues) ? unrolled(cues, notes) : cues
  const voiced = text.includes('<v') && once.some(({ lines }) => lines.some((line) => anyVoice.test(line)))
  if (voiced) return voicedSegments(once, notes)
  const said: (Cue & TimedLines)[] = []
  for (const cue of once) {
    const plain = withPlainLines(cue)
    if (hasWords(plain, plain.lines.length, notes)) said.push(plain)
  }
  const segments = namedSegments(withLabeledNames(said), { mayChange: mayMarkChange(text) })
  return segments.some(({ speaker, doubtful }) => speaker !== null || doubtful) ? segments : namedByIds(segments, said)
}

/** Most cues need no cleanup. */
function withPlainLines(cue: Cue): Cue & TimedLines {
  if (cue.lines.every((line) => line !== '' && isPlain(line))) return cue
  const lines = cue.lines.map(plainText).filter((line) => line !== '')
  const words = listStampedWords(cue.lines.join(' '), cue.start)
  return { start: cue.start, end: cue.end, lines, line: cue.line, ...(words && { words }) }
}

/** Returns one segment for each voice of a cue. */
function voicedSegments(cues: readonly Cue[], notes: ParseWarnings): SegmentDraft[] {
  const nameByVoice = voiceNames()
  const segments: SegmentDraft[] = []
  for (const cue of cues) {
    const { start, end, lines, line } = cue
    const raw = lines.length === 1 ? (lines[0] ?? '') : lines.join(' ')
    const words = listStampedWords(raw, start)
    const before = segments.length
    let speaker: string | null = null
    let from = 0
    const close = (to: number) => {
      const text = plainText(wordsBefore(raw, from, to))
      if (text !== '') segments.push({ speaker, start, end, line, text, ...(words && { words }) })
    }
    const nameEnd = endOfOnlyVoice(raw)
    if (nameEnd > 0) {
      speaker = nameByVoice(raw.slice(voiceStart.length, nameEnd))
      from = nameEnd + 1
    } else if (raw.includes('<v')) {
      for (const match of raw.matchAll(voice)) {
        close(match.index)
        speaker = nameByVoice(match[1] ?? '')
        from = match.index + match[0].length
      }
    }
    close(raw.length)
    hasWords(cue, segments.length - before, notes)
  }
  return withoutHeadCues(segments, notes)
}

/**
 * Returns the index after the name in `<v Name>words`, the form of nearly all cues; 0 for other text or if another
 * voice follows.
 */
function endOfOnlyVoice(raw: string): number {
  const nameEnd = raw.startsWith(voiceStart) ? raw.indexOf('>') : 0
  const isOnly = nameEnd > voiceStart.length && raw.lastIndexOf('<', nameEnd) === 0 && raw.indexOf('<v', nameEnd) < 0
  return isOnly ? nameEnd : 0
}

/** Returns the words without the closing tag that nearly every voice has. */
function wordsBefore(raw: string, from: number, to: number): string {
  return raw.slice(from, raw.endsWith(voiceEnd, to) ? Math.max(from, to - voiceEnd.length) : to)
}

/** Returns a cached function that maps a voice tag's name to plain text; null for placeholders such as `<v ->`. */
function voiceNames(): (written: string) => string | null {
  const names = new Map<string, string | null>()
  return (written) => {
    const before = names.get(written)
    if (before !== undefined) return before
    const name = singleSpaced(plainText(written).replace(/(?<!\s)\s*:\s*$/, ''))
    const known = /[\p{L}\p{N}]/u.test(name) ? name : null
    names.set(written, known)
    return known
  }
}

/** True if the cue has words. Adds a note if not. */
function hasWords(cue: Cue, count: number, notes: ParseWarnings): boolean {
  if (count === 0) notes.dropped('cues without words', cue.line)
  return count > 0
}
