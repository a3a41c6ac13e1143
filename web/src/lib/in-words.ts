/** A small number in words; a larger one in figures. */
export function inWords(count: number): string {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
  return words[count] ?? String(count)
}

/** Words as a sentence begins with them. */
export function atFirst(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
