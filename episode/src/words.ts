const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
let segmenter: Intl.Segmenter | null = null

/** Words as people count them: chunks between spaces that hold a letter or digit; scripts without spaces by dictionary. */
export function countWords(text: string): number {
  return wordStarts(text).length
}

/** The offset at which each word begins. */
export function wordStarts(text: string): number[] {
  const starts: number[] = []
  if (unspaced.test(text)) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
    for (const { isWordLike, index } of segmenter.segment(text)) if (isWordLike) starts.push(index)
    return starts
  }
  for (const match of text.matchAll(/\S+/g)) if (isWord(match[0])) starts.push(match.index)
  return starts
}

function isWord(chunk: string): boolean {
  return /^[a-z]/i.test(chunk) || /[\p{L}\p{N}]/u.test(chunk)
}

/** How many of the ascending numbers are below a limit. */
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
