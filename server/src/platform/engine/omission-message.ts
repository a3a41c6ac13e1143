import { type LeftOut, leftOutMessage } from '@podcastai/content-types/server'

/** What people should know of what a model wrote: what is left out, and that nobody checked its meaning; or null. */
export function omissionMessage(leftOut: readonly LeftOut[], unchecked: string | null): string | null {
  const sentences = [leftOut.length === 0 ? null : leftOutMessage(leftOut), unchecked].filter((one) => one !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}
