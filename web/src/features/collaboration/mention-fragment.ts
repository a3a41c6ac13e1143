import type { Colleague } from '@podcastai/contracts'

/** The beginning of a mention that is being typed: '@No' from its @ to the caret. */
export type Fragment = { start: number; end: number; typed: string }

const maxSuggestions = 5
const maxFragmentLength = 40

/** The mention that the caret stands in, or null. */
export function fragmentAt(text: string, caret: number): Fragment | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || caret - start > maxFragmentLength) return null
  const typed = text.slice(start + 1, caret)
  // An address is no mention, and a name is over with its line.
  if (/[\p{L}\p{N}_]/u.test(text[start - 1] ?? '') || typed.includes('\n')) return null
  return { start, end: caret, typed }
}

/** Whose name, or a later word of it, begins as typed; nobody whose name stands there whole already. */
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
