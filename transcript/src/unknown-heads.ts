// Detects lines that look like turns but have a label that isn't one of the file's speakers. They aren't the previous
// speaker's words.
import { opensSpeech } from './heading-words.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import type { TextLine } from './text-lines.ts'

const head = /^([^:：?!…]{1,60})(?:: |：)(?=\S)/u
/** "Dr." doesn't end a sentence. */
const sentenceEnd = /\p{Ll}{3}\.(?: |$)/u
const maxWords = 6

/**
 * Returns the lines with such ones as words without a speaker, in files where nearly every other line starts with a
 * label. In other files a colon in the middle of a turn is punctuation.
 */
export function withUnknownHeads(lines: readonly TextLine[], notes: ParseWarnings): TextLine[] {
  let named = 0
  for (const { label } of lines) if (label !== null) named++
  // More unknown heads than named ones wouldn't count.
  if (named < 2 || named * 10 < (lines.length - named) * 9) return lines.slice()
  const unknown = new Set(lines.filter(isUnknownHead))
  const isOneLineEach = named * 10 >= (lines.length - unknown.size) * 9 && named > unknown.size
  if (unknown.size === 0 || !isOneLineEach) return lines.slice()
  for (const { number } of unknown)
    notes.repaired('lines that may begin with a speaker, kept as words of nobody: please check', number)
  return lines.map((line) => (unknown.has(line) ? { ...line, ofNobody: true } : line))
}

function isUnknownHead({ label, words, time, timePlace }: TextLine): boolean {
  if (label !== null || (time !== null && timePlace !== 'first')) return false
  if (!words.includes(':') && !words.includes('：')) return false
  const [, before = ''] = head.exec(words) ?? []
  if (!/\p{L}/u.test(before) || sentenceEnd.test(before) || before.split(' ').length > maxWords) return false
  return !opensSpeech(before) && !/^\p{Ll}/u.test(before)
}
