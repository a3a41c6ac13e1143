// A quote whose ends were moved, as the draft of an edit keeps it: its passage and its words in one text, so that words
// typed afterward are not mistaken for the words of the passage.
import { type Ends, type Talk, toPassage, wordsBetween } from '../../talk/talk.ts'
import { type Passage, passageOfKey, toKey } from '../../type/evidence.ts'

export type QuotedPassage = { words: string; passage: Passage }

/**
 * Returns the words between two ends as a quote, without a comma or dash at its end, after which the sentence went on.
 */
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

/** Returns the passage of these words if they are the ones the ends were moved to; null otherwise. */
export function passageSaid(moved: string, words: string): Passage | null {
  const [key = ''] = moved.split(' ', 1)
  return moved.slice(key.length + 1) === words.trim() ? passageOfKey(key) : null
}
