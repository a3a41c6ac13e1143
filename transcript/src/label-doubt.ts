// Where a person has to say whether the labels of a file name people: rarely, and never where names are clear.
import { isHeadingWord } from './heading-words.ts'
import type { Labeled } from './speaker-labels.ts'

export type CountedLabel = Pick<Labeled, 'label' | 'shape'> & { count: number }

/** Fewer names that come once each may be the beginning of a talk. */
const minSingleNames = 3

/** May labels that are taken for people be something else? */
export function isDoubtful(accepted: readonly CountedLabel[], units: number): boolean {
  if (accepted.every(({ label }) => isHeadingWord(label))) return true
  if (accepted.some(({ shape }) => shape === 'certain')) return false
  const areOnceEach = accepted.every(({ count }) => count === 1)
  const isAlone = accepted.length === 1 && timesUsed(accepted) * 2 < units
  return isAlone || (areOnceEach && accepted.length >= minSingleNames)
}

/** Returns the labels that were parsed as words but may be people; empty for most files. */
export function possibleLabels(labels: readonly CountedLabel[], units: number): readonly CountedLabel[] {
  const open = (some: readonly CountedLabel[], share: number) => timesUsed(some) * share >= units
  // "Question: … Answer: …", through most of the file.
  const headings = labels.filter(({ label, count, shape }) => shape !== 'weak' && count > 1 && isHeadingWord(label))
  if (headings.length > 1 && open(headings, 2)) return headings
  const others = labels.filter(({ label }) => !isHeadingWord(label) && /\p{L}/u.test(label))
  // One person is named now and then, the others are not.
  const alone = others.filter(({ count, shape }) => shape === 'name' && count > 2)
  if (alone.length === 1 && open(alone, 20)) return alone
  // "interviewer: … me: …", beside paragraphs without any.
  const nicknames = others.filter(({ count, shape }) => shape === 'weak' && count > 2)
  return nicknames.length > 1 && open(nicknames, 5) ? nicknames : []
}

/** How often all of them are used. */
export function timesUsed(labels: readonly CountedLabel[]): number {
  return labels.reduce((sum, { count }) => sum + count, 0)
}
