const [millionCharacters, allowedBytes] = [1_000_000, 10_000_000]
/** Seconds of a processor for a text of up to a million characters, and for the longest that is taken. */
const [usualSeconds, maxSeconds] = [10, 60]

/**
 * Seconds of a processor that one piece of work on a text may take: reading it, understanding it, writing one type. An
 * hour of talk, sixty thousand characters, needs well under one.
 */
export function getMaxSeconds(characters: number): number {
  const beyond = Math.max(0, characters - millionCharacters) / (allowedBytes - millionCharacters)
  return Math.min(maxSeconds, usualSeconds + beyond * (maxSeconds - usualSeconds))
}

/** Of a thread's heap; understanding ten million characters and writing of them needs two thirds of it. */
export const maxMegabytes = 1536

/** For the person whose text it is. */
export function tooLongMessage(what: 'time' | 'memory'): string {
  const took = what === 'time' ? 'took longer' : 'needed more memory'
  return `This ${took} than a text of its size may, so it was stopped. The usual cause is very long words, or characters that are repeated hundreds of times. Remove them and try again.`
}

export const tooManyMessage = 'Too much of your work is waiting already. Please try again in a minute.'
