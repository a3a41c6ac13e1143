import type { Episode } from '../episode.ts'

/** Words a sentence has on average, from which on a transcript has hardly any sentence ends. */
const wordsWithoutEnd = 45

/** Why nothing of a transcript reads as text, in words for whoever uploaded it; null where it does. */
export function whyTooPoor({ sentences }: Episode): string | null {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const ended = sentences.filter(({ text }) => /[.!?…。！？]["'”’)\]]*$/.test(text)).length
  if (words < 60 || words / Math.max(1, ended) < wordsWithoutEnd) return null
  return 'This transcript has hardly any sentence ends: clips only. Texts need punctuation; a transcript with it gives all types.'
}
