/** A quick check of the character codes before the slow check of their scripts. */
const beyondAlphabets = /[\u0e00-\u{10ffff}]/u

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

let segmenter: Intl.Segmenter | null = null

/** Counts words as spoken; in scripts without spaces, by dictionary. */
export function countWords(text: string): number {
  if (beyondAlphabets.test(text) && unspaced.test(text)) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
    return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
  }
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
