import type { Spoken } from './edit-context.ts'

/** A transcript in which nothing is found. */
export const nothingSpoken: Spoken = {
  at: () => null,
  find: () => null,
  between: () => null,
  getEnds: () => ({ firstSentence: '', lastSentence: '' }),
  endsInsideSentence: () => false,
  lastWordEnds: () => null,
}
