// Splits text into the words that users can point at.
import type { TextRange } from '../transcript-pane/rows.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Characters that join parts of a word: 'well-known', 'O’Neill'. */
const joints = new Set(['-', '\u2010', '\u2011', "'", '’'])
/** Words with "'s" that aren't possessives. */
const shortened = /^(?:it|he|she|that|this|what|who|where|when|how|why|there|here|let|one)['’]s$/iu

/** Returns all words of a text in order. Parts joined by a hyphen or apostrophe are one word. */
export function wordsIn(text: string): TextRange[] {
  const words: TextRange[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue
    const last = words.at(-1)
    const isJoined = last !== undefined && index === last.to + 1 && joints.has(text.charAt(last.to))
    if (isJoined) last.to = index + segment.length
    else words.push({ from: index, to: index + segment.length })
  }
  return words.map((word) => withoutPossessive(text, word))
}

/** Returns the word at an offset or ending there; null between words. */
export function wordAt(text: string, offset: number): TextRange | null {
  return wordsIn(text).find(({ from, to }) => from <= offset && offset <= to) ?? null
}

/** Extends a range to whole words; null if it contains none. */
export function wholeWords(text: string, { from, to }: TextRange): TextRange | null {
  const words = wordsIn(text).filter((word) => word.from < to && word.to > from)
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

/** Returns the word without a possessive "'s", which a corrected name keeps. */
function withoutPossessive(text: string, word: TextRange): TextRange {
  const letters = text.slice(word.from, word.to)
  return /.['’]s$/u.test(letters) && !shortened.test(letters) ? { from: word.from, to: word.to - 2 } : word
}
