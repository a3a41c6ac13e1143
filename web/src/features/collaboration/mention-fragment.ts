import type { Colleague } from '@podcastai/contracts'

/** The start of a mention being typed: '@No' from the @ to the caret. */
export type Fragment = { start: number; end: number; typed: string }

const maxSuggestions = 5
const maxFragmentLength = 40

/** Returns the mention at the caret, or null. */
export function fragmentAt(text: string, caret: number): Fragment | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || caret - start > maxFragmentLength) return null
  const typed = text.slice(start + 1, caret)
  // Email addresses aren't mentions, and a name ends with its line.
  if (/[\p{L}\p{N}_]/u.test(text[start - 1] ?? '') || typed.includes('\n')) return null
  return { start, end: caret, typed }
}

/** Returns the people with a name part that starts with the typed text, except fully typed names. */
export function suggestionsFor({ typed }: Fragment, people: readonly Colleague[]): Colleague[] {
  const begun = typed.toLowerCase()
  if (people.some(({ name }) => begun.startsWith(`${name.toLowerCase()} `))) return []
  const fits = ({ name }: Colleague) => {
    const lower = name.toLowerCase()
    if (lower === begun) return false
    return lower.startsWith(begun) || (begun !== '' && lower.split(' ').some((word) => word.startsWith(begun)))
  }
  return people.filter(fits).slice(0, maxSuggestions)
}
