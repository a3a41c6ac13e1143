import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { namedSegments } from '../named-lines.ts'
import { plainText } from '../plain-text.ts'
import { secondsOf } from '../time-code.ts'

const dialogue = /^\s*Dialogue:\s/
const timedDialogue = /^[^\S\n]*Dialogue:[^\n]{0,40}\d:\d\d:\d\d\.\d\d,/m

/** `Dialogue: 0,0:00:01.00,0:00:04.00,Default,Ada,0,0,0,,words`, with the columns that its `Format:` line names. */
export const ssa: TextDialect = {
  kind: 'text',
  key: 'ssa',
  label: 'SubStation Alpha subtitles (ASS, SSA)',
  reads: ({ text }) => timedDialogue.test(text),
  parse: readEvents,
}

const usualColumns = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']

function readEvents({ text, notes }: TextSource): SegmentDraft[] {
  const drafts: SegmentDraft[] = []
  let columns = usualColumns
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s*Format:.*\bText\s*$/i.test(line)) columns = cellsOf(line).map((name) => name.trim().toLowerCase())
    if (/^\s*Comment:\s/.test(line)) notes.dropped('comments', at + 1)
    if (!dialogue.test(line)) continue
    const draft = readEvent(line, columns)
    if (draft.text === '') notes.dropped('cues without words', at + 1)
    else drafts.push(draft)
  }
  if (drafts.some((draft) => draft.speaker !== null)) return drafts
  return namedSegments(drafts.map(({ start, end, text }) => ({ start, end, lines: [text] })))
}

function readEvent(line: string, columns: readonly string[]): SegmentDraft {
  const cells = cellsOf(line)
  const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
  // The words come last and may hold commas.
  const words = cells.slice(columns.length - 1).join(',')
  return {
    speaker: plainText(cell('name') || cell('actor')) || null,
    start: secondsOf(cell('start')),
    end: secondsOf(cell('end')),
    text: plainText(isDrawing(words) ? '' : words.replace(/\{[^{}]*\}/g, '').replace(/\\[Nnh]/g, ' ')),
  }
}

function cellsOf(line: string): string[] {
  return line.slice(line.indexOf(':') + 1).split(',')
}

/** `{\p1}` opens a shape, drawn by numbers. */
function isDrawing(words: string): boolean {
  return /\{[^{}]*\\p[1-9]/.test(words)
}
