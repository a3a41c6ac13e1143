// Decides when to ask the user if a file's labels name people: rarely, and never if the names are clear.
import { isHeadingWord } from './heading-words.ts'
import { nameShape } from './name-shape.ts'
import type { Labeled } from './speaker-labels.ts'

export type CountedLabel = Pick<Labeled, 'label' | 'shape'> & { count: number }

/** With fewer names that occur once each, it may be the start of a talk. */
const minSingleNames = 3

/** True if labels that were accepted as speakers may be something else. */
export function isDoubtful(accepted: readonly CountedLabel[], units: number): boolean {
  if (accepted.every(({ label }) => isHeadingWord(label))) return true
  if (accepted.some(({ shape }) => shape === 'certain')) return false
  const areOnceEach = accepted.every(({ count }) => count === 1)
  const isAlone = accepted.length === 1 && timesUsed(accepted) * 2 < units
  return isAlone || (areOnceEach && accepted.length >= minSingleNames)
}

/** True for labels that occur once each and mostly read like the topics of notes: "The idea", "Key takeaways". */
export function areTopics(accepted: readonly CountedLabel[]): boolean {
  if (accepted.length < minSingleNames || accepted.some(({ count }) => count > 1)) return false
  const topics = accepted.filter(({ label }) => isHeadingWord(label) || nameShape(label) !== 'name')
  return topics.length * 2 > accepted.length
}

/** Returns the labels that were parsed as words but may be people; empty for most files. */
export function possibleLabels(labels: readonly CountedLabel[], units: number): readonly CountedLabel[] {
  const open = (some: readonly CountedLabel[], share: number) => timesUsed(some) * share >= units
  // "Question: … Answer: …" through most of the file.
  const headings = labels.filter(({ label, count, shape }) => shape !== 'weak' && count > 1 && isHeadingWord(label))
  if (headings.length > 1 && open(headings, 2)) return headings
  const others = labels.filter(({ label }) => !isHeadingWord(label) && /\p{L}/u.test(label))
  // One person is named occasionally, the others never.
  const alone = others.filter(({ count, shape }) => shape === 'name' && count > 2)
  if (alone.length === 1 && open(alone, 20)) return alone
  // "interviewer: … me: …" beside unlabeled paragraphs.
  const nicknames = others.filter(({ count, shape }) => shape === 'weak' && count > 2)
  return nicknames.length > 1 && open(nicknames, 5) ? nicknames : []
}

/** Returns the total count of all labels. */
export function timesUsed(labels: readonly CountedLabel[]): number {
  return labels.reduce((sum, { count }) => sum + count, 0)
}
