const [millionCharacters, allowedBytes] = [1_000_000, 10_000_000]
/** Seconds of processor time for a text of up to a million characters, and for the longest one allowed. */
const [usualSeconds, maxSeconds] = [10, 60]

/**
 * Returns the seconds of processor time that one task on a text may take: reading it, understanding it, or writing one
 * type. An hour of conversation, sixty thousand characters, needs well under one.
 */
export function getMaxSeconds(characters: number): number {
  const beyond = Math.max(0, characters - millionCharacters) / (allowedBytes - millionCharacters)
  return Math.min(maxSeconds, usualSeconds + beyond * (maxSeconds - usualSeconds))
}

/** The limit of a thread's heap. Understanding ten million characters and writing from them needs two thirds of it. */
export const maxMegabytes = 1536

/** Returns the message for the user whose text was stopped. */
export function tooLongMessage(what: 'time' | 'memory'): string {
  const took = what === 'time' ? 'took longer' : 'needed more memory'
  return `This ${took} than a text of its size may, so it was stopped. The usual cause is very long words, or characters that are repeated hundreds of times. Remove them and try again.`
}

export const tooManyMessage = 'You have too many tasks waiting. Please try again in a minute.'
