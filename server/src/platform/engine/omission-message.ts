import { type LeftOut, reasonInShort } from '@podcastai/content-types/server'

/** What people should know of what a model wrote: what is left out, and that nobody checked its meaning; or null. */
export function omissionMessage(leftOut: readonly LeftOut[], unchecked: string | null): string | null {
  const sentences = [leftOutInWords(leftOut), unchecked].filter((one) => one !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}

function leftOutInWords(leftOut: readonly LeftOut[]): string | null {
  if (leftOut.length === 0) return null
  const reasons = new Set(leftOut.map(({ why }) => reasonInShort([why])))
  const texts =
    leftOut.length === 1 ? '1 text was left out because it' : `${leftOut.length} texts were left out because they`
  return `${texts} did not hold: ${[...reasons].join('; ')}.`
}
