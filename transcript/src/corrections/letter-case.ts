import type { Pair } from './correction.ts'

/**
 * Returns the replacement for `seen`, which differs from the pair's words at most in case. An exact match gets the
 * replacement as typed; other places keep the case of their context: the start of a sentence, a heading, or all capitals.
 */
export function matchCase(seen: string, { heard, written }: Pair, opensSentence: boolean): string {
  if (seen === heard) return written
  if (isInCapitals(seen) && !isInCapitals(heard)) return written.toUpperCase()
  if (/\p{Lu}/u.test(getFirstWord(written))) return written
  const isHeading = seen.includes(' ') && everyWordIsCapital(seen) && !everyWordIsCapital(heard)
  if (isHeading) return written.replace(/(?<![\p{L}\p{N}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
  const isRaised = opensSentence && startsCapital(seen) && !startsCapital(heard)
  return isRaised ? raised(written) : written
}

function raised(words: string): string {
  const [first = ''] = words
  return first.toUpperCase() + words.slice(first.length)
}

/** True if a sentence starts after this text. */
export function opensSentence(before: string): boolean {
  const end = before.slice(-12).replace(/(?<![\s“"‘«([¿¡])[\s“"‘«([¿¡]+$/u, '')
  return end === '' || /[.!?…。！？]["”’»)\]]*$/u.test(end)
}

const getFirstWord = (words: string) => words.split(' ', 1)[0] ?? ''
const startsCapital = (words: string) => /^\p{Lu}/u.test(words)
const everyWordIsCapital = (words: string) => words.split(' ').every(startsCapital)

/** Shorter text may be an abbreviation. */
function isInCapitals(words: string): boolean {
  return words.length >= 5 && words === words.toUpperCase() && words !== words.toLowerCase()
}
