const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
let segmenter: Intl.Segmenter | null = null

/**
 * Counts words as people do: chunks between spaces that contain a letter or digit; in scripts without spaces, by
 * dictionary.
 */
export function countWords(text: string): number {
  if (beyondAlphabets.test(text) && unspaced.test(text)) return wordStarts(text).length
  let count = 0
  for (let at = 0; at < text.length; ) {
    const space = nextSpace(text, at)
    if (space > at && isWord(text, at, space)) count += 1
    at = space + 1
  }
  return count
}

/** Returns the offset at which each word begins. */
export function wordStarts(text: string): number[] {
  const starts: number[] = []
  if (beyondAlphabets.test(text) && unspaced.test(text)) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
    for (const { isWordLike, index } of segmenter.segment(text)) if (isWordLike) starts.push(index)
    return starts
  }
  for (let at = 0; at < text.length; ) {
    const space = nextSpace(text, at)
    if (space > at && isWord(text, at, space)) starts.push(at)
    at = space + 1
  }
  return starts
}

/** A quick check of the character codes before the slow check of their scripts. */
const beyondAlphabets = /[\u0e00-\u{10ffff}]/u

/** Returns the offset of the next space, without a regular expression, because most text has plain spaces only. */
function nextSpace(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text.charAt(at)))) return at
  }
  return text.length
}

function isWord(text: string, from: number, to: number): boolean {
  const small = text.charCodeAt(from) | 32
  return (small >= 97 && small <= 122) || /[\p{L}\p{N}]/u.test(text.slice(from, to))
}

/** True if a word has only the letters a to z in either case, as most do; checked without a regular expression. */
export function isPlainWord(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const small = word.charCodeAt(at) | 32
    if (small < 97 || small > 122) return false
  }
  return word !== ''
}

/** Returns how many of the ascending numbers are below a limit. */
export function countBelow(ascending: readonly number[], limit: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
