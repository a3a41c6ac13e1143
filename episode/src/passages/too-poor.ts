import type { Episode } from '../episode.ts'

/** A higher average of words per sentence means that the transcript lacks sentence ends. */
const wordsWithoutEnd = 45

/** Returns a message for the user that says why the transcript can't be used for texts; null if it can. */
export function whyTooPoor({ sentences }: Episode): string | null {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const ended = sentences.filter(({ text }) => /[.!?…。！？]["'”’)\]]*$/.test(text)).length
  if (words < 60 || words / Math.max(1, ended) < wordsWithoutEnd) return null
  return 'This transcript has hardly any sentence ends: clips only. Texts need punctuation; a transcript with it gives all types.'
}
