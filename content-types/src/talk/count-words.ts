/** A look at the numbers of the characters, before the long one at their scripts. */
const beyondAlphabets = /[\u0e00-\u{10ffff}]/u

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

let segmenter: Intl.Segmenter | null = null

/** Words as they are spoken; scripts without spaces by dictionary. */
export function countWords(text: string): number {
  if (beyondAlphabets.test(text) && unspaced.test(text)) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
    return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
  }
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
