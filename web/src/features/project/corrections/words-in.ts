// The words of a text, as a person points at them.
import type { TextRange } from '../transcript-pane/rows.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Holds two parts of a word together: 'well-known', 'O’Neill'. */
const joints = new Set(['-', '\u2010', '\u2011', "'", '’'])
/** What "'s" is more than an ending of: these are whole words. */
const shortened = /^(?:it|he|she|that|this|what|who|where|when|how|why|there|here|let|one)['’]s$/iu

/** Every word of a text, in order. Parts that a hyphen or an apostrophe joins are one word. */
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

/** The word at an offset, or right before it; null between words. */
export function wordAt(text: string, offset: number): TextRange | null {
  return wordsIn(text).find(({ from, to }) => from <= offset && offset <= to) ?? null
}

/** A range made longer until it begins and ends with whole words; null where it holds none. */
export function wholeWords(text: string, { from, to }: TextRange): TextRange | null {
  const words = wordsIn(text).filter((word) => word.from < to && word.to > from)
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

/** A name keeps its "'s" when it is corrected, and is found without it as well. */
function withoutPossessive(text: string, word: TextRange): TextRange {
  const letters = text.slice(word.from, word.to)
  return /.['’]s$/u.test(letters) && !shortened.test(letters) ? { from: word.from, to: word.to - 2 } : word
}
