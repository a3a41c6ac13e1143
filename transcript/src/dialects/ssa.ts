import type { SegmentDraft, TextDialect, TextSource, TimedWords } from '../dialect.ts'
import { namedSegments } from '../named-lines.ts'
import { plainText } from '../plain-text.ts'
import { parseSeconds } from '../time-code.ts'

const dialogue = /^\s*Dialogue:\s/
const timedDialogue = /^[^\S\n\r\u2028\u2029]*Dialogue:[^\n]{0,40}\d:\d\d:\d\d\.\d\d,/m

/** Embedded fonts and images may come before the dialogue. */
const opensScript = /^\s*\[/
const topLength = 100_000

/** `Dialogue: 0,0:00:01.00,0:00:04.00,Default,Ada,0,0,0,,words`, with columns named in the `Format:` line. */
export const ssa: TextDialect = {
  kind: 'text',
  key: 'ssa',
  label: 'SubStation Alpha subtitles (ASS, SSA)',
  reads: ({ text }) => {
    const top = opensScript.test(text) ? text : text.slice(0, topLength)
    return top.includes('Dialogue:') && timedDialogue.test(top)
  },
  parse: readEvents,
}

const usualColumns = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']

function readEvents({ text, notes }: TextSource): SegmentDraft[] {
  const drafts: SegmentDraft[] = []
  let places = indexColumns(usualColumns)
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s*Format:.*\bText\s*$/i.test(line)) places = indexColumns(splitFields(line))
    if (/^\s*Comment:\s/.test(line)) notes.dropped('comments', at + 1)
    if (!dialogue.test(line)) continue
    const draft = readEvent(line, places)
    if (draft.text === '') notes.dropped('cues without words', at + 1)
    else drafts.push(draft)
  }
  if (drafts.some((draft) => draft.speaker !== null)) return drafts
  return namedSegments(drafts.map(({ start, end, text, words }) => ({ start, end, lines: [text], words })))
}

/** Column indexes in a line, from 0; -1 if a column is missing. */
type Places = { name: number; actor: number; start: number; end: number; words: number }

/** Indexed once for all lines: a file may name more columns than it has lines. */
function indexColumns(columns: readonly string[]): Places {
  const names = columns.map((name) => name.trim().toLowerCase())
  const [name, actor, start, end] = ['name', 'actor', 'start', 'end'].map((wanted) => names.indexOf(wanted))
  // The words are last and may contain commas.
  return { name: name ?? -1, actor: actor ?? -1, start: start ?? -1, end: end ?? -1, words: names.length - 1 }
}

function readEvent(line: string, places: Places): SegmentDraft {
  const cells = splitFields(line)
  const cell = (name: keyof Places) => cells[places[name]] ?? ''
  const words = cells.slice(places.words).join(',')
  const start = parseSeconds(cell('start'))
  return {
    speaker: plainText(cell('name') || cell('actor')) || null,
    start,
    words: listSungWords(words, start),
    end: parseSeconds(cell('end')),
    text: plainText(isDrawing(words) ? '' : withoutOverrides(words)),
  }
}

const override = /(\{[^{}]*\})/
const syllableLength = /\\[kK][fo]?(\d+)/

/** Returns the syllables of karaoke, `{\\k20}so {\\k35}we`, which state how long each takes, in hundredths. */
function listSungWords(words: string, start: number | null): TimedWords | undefined {
  if (start === null || !syllableLength.test(words)) return undefined
  const timed: TimedWords = { texts: [], seconds: [] }
  let [seconds, length] = [start, 0]
  for (const [index, part] of words.split(override).entries()) {
    const stated = index % 2 === 1 ? syllableLength.exec(part)?.[1] : undefined
    if (stated !== undefined) {
      seconds += length
      length = Number(stated) / 100
    } else if (index % 2 === 0) {
      timed.texts.push(plainText(withoutOverrides(part)))
      timed.seconds.push(seconds)
    }
  }
  return timed
}

function withoutOverrides(words: string): string {
  return words.replace(/\{[^{}]*\}/g, '').replace(/\\[Nnh]/g, ' ')
}

function splitFields(line: string): string[] {
  return line.slice(line.indexOf(':') + 1).split(',')
}

/** `{\p1}` starts a vector drawing. */
function isDrawing(words: string): boolean {
  return /\{[^{}]*\\p[1-9]/.test(words)
}
