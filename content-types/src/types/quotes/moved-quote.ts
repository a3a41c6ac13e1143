// A quote whose ends were moved, as the draft of an edit keeps it: its passage and its words in one text, so that words
// which are typed afterwards are not taken for what stands there.
import { type Ends, type Talk, toPassage, wordsBetween } from '../../talk/talk.ts'
import { type Passage, passageOfKey, toKey } from '../../type/evidence.ts'

export type QuotedPassage = { words: string; passage: Passage }

/** The words between two ends as a quote has them: without a comma or a dash at its end, behind which it went on. */
export function saidBetween(talk: Talk, ends: Ends): QuotedPassage {
  const { from, to } = toPassage(talk, ends)
  const whole = wordsBetween(talk, ends)
  const words = whole.replace(/[\s,;:–—-]{1,20}$/u, '')
  if (words === '') return { words: whole, passage: { from, to } }
  const openEnd = whole.length - words.length
  return { words, passage: { from, to: { ...to, offset: to.offset - openEnd } } }
}

export function movedText({ words, passage }: QuotedPassage): string {
  return `${toKey(passage)} ${words}`
}

/** Where these words stand, if they are those that the ends were moved to; null otherwise. */
export function passageSaid(moved: string, words: string): Passage | null {
  const [key = ''] = moved.split(' ', 1)
  return moved.slice(key.length + 1) === words.trim() ? passageOfKey(key) : null
}
