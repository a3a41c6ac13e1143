/** Returns a small number as a word, a larger one as digits. */
export function inWords(count: number): string {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
  return words[count] ?? String(count)
}

/** Returns text with a capital first letter. */
export function atFirst(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
