import { contentTypeKeys } from '@podcastai/content-types'

/** How many content types there are, for texts: 'eight'. */
export const typeCount = inWords(contentTypeKeys.length)
/** At the beginning of a sentence: 'Eight'. */
export const typeCountAtFirst = `${typeCount.charAt(0).toUpperCase()}${typeCount.slice(1)}`

/** A small number in words; a larger one in figures. */
export function inWords(count: number): string {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
  return words[count] ?? String(count)
}
