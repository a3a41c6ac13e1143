// Joins word lists into one segment for each run of a speaker, with each word's time as a mark.
import type { SegmentDraft } from './dialect.ts'
import { toMilliseconds } from './time-code.ts'

export type Word = {
  text: string
  speaker: string | null
  start: number | null
  end: number | null
  /** True for a comma or full stop: it follows the word before without a space. */
  glued?: boolean
  entry?: number
}

export function wordRuns(words: Iterable<Word>): SegmentDraft[] {
  const runs: Run[] = []
  for (const word of words) {
    if (word.text.trim() === '') continue
    const run = runs.at(-1)
    const sameVoice = run && (word.glued || word.speaker === null || word.speaker === run.speaker)
    if (sameVoice) append(run, word)
    else runs.push(open(word))
  }
  return runs.map(({ speaker, start, end, pieces, marks, entry }) => ({
    speaker,
    start,
    end,
    text: pieces.join('').trim(),
    marks,
    entry,
  }))
}

type Run = Omit<SegmentDraft, 'text'> & {
  pieces: string[]
  length: number
  lastCode: number
  marks: NonNullable<SegmentDraft['marks']>
}

function open(word: Word): Run {
  const text = word.text.trimStart()
  const { speaker, start, end, entry } = word
  return {
    speaker,
    entry,
    start,
    end,
    pieces: [text],
    length: text.length,
    lastCode: text.charCodeAt(text.length - 1),
    marks: start === null ? [] : [{ offset: 0, seconds: toMilliseconds(start) }],
  }
}

function append(run: Run, word: Word): void {
  const unspaced = isUnspaced(run.lastCode) && isUnspaced(word.text.charCodeAt(0))
  const gap = word.glued || unspaced || run.length === 0 ? '' : ' '
  if (!word.glued && word.start !== null) {
    run.marks.push({ offset: run.length + gap.length, seconds: toMilliseconds(word.start) })
  }
  run.pieces.push(gap + word.text)
  run.length += gap.length + word.text.length
  run.lastCode = word.text.charCodeAt(word.text.length - 1)
  run.start ??= word.start
  if (word.end !== null) run.end = Math.max(run.end ?? 0, word.end)
}

/** True for letters of Thai, Lao, Burmese, Khmer, Japanese, and Chinese, which have no spaces between words. */
export function isUnspaced(code: number): boolean {
  if (code < 0x0e00) return false
  if (code < 0x0f00) return true
  return (code >= 0x1000 && code < 0x10a0) || (code >= 0x1780 && code < 0x1800) || isEastAsian(code)
}

function isEastAsian(code: number): boolean {
  return (code >= 0x3000 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00) || (code >= 0xff00 && code < 0xfff0)
}
