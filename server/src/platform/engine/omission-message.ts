import { type LeftOut, leftOutMessage } from '@podcastai/content-types/server'

/** Returns a note for users on what was left out, and on a check that did not happen; null if there is neither. */
export function omissionMessage(leftOut: readonly LeftOut[], unchecked: string | null): string | null {
  const sentences = [leftOut.length === 0 ? null : leftOutMessage(leftOut), unchecked].filter((one) => one !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}
