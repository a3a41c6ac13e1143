/**
 * Yields where words occur in a text without cutting a word in two: "we know no" does not occur in "we know nothing".
 * Reads the text once, character by character, however many near matches it has (Knuth, Morris, and Pratt).
 */
export function* wholePlaces(text: string, words: string): Generator<number> {
  if (words === '' || words.length > text.length) return
  const back = fallbacks(words)
  const begins = isInWord(words, 0)
  const ends = isInWord(words, words.length - 1)
  let matched = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    while (matched > 0 && words.charCodeAt(matched) !== code) matched = back[matched - 1] ?? 0
    if (words.charCodeAt(matched) === code) matched += 1
    if (matched < words.length) continue
    const from = at - words.length + 1
    const isCut = (begins && isInWord(text, from - 1)) || (ends && isInWord(text, at + 1))
    if (!isCut) yield from
    matched = back[matched - 1] ?? 0
  }
}

/** Returns the end (with -1, the beginning) of the word that a place cuts in two; the place itself if it cuts none. */
export function wholeWord(text: string, place: number, by: -1 | 1): number {
  // In scripts without spaces a word can end anywhere, and an unbroken run of characters is a sentence.
  const isSpaced = (at: number) => isInWord(text, at) && !unspaced.test(text.charAt(at))
  let at = place
  while (isSpaced(at - 1) && isSpaced(at)) at += by
  return at
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** Returns, for each prefix of the words, the length of its longest proper suffix that is also a prefix. */
function fallbacks(words: string): Int32Array {
  const back = new Int32Array(words.length)
  for (let at = 1, matched = 0; at < words.length; at++) {
    while (matched > 0 && words.charCodeAt(at) !== words.charCodeAt(matched)) matched = back[matched - 1] ?? 0
    if (words.charCodeAt(at) === words.charCodeAt(matched)) matched += 1
    back[at] = matched
  }
  return back
}

const ofWords = /[\p{L}\p{N}\p{M}]/u
/** A cache by character code: 0 not checked yet, 1 part of a word, 2 not. */
const known = new Uint8Array(2 ** 16)

function isInWord(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false
  const code = text.charCodeAt(at)
  if (known[code] === 0) known[code] = ofWords.test(text.charAt(at)) ? 1 : 2
  return known[code] === 1
}
