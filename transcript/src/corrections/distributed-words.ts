import type { Part } from './span-parts.ts'

/**
 * Distributes the written words over the parts of a span, in order: each part gets as many words as it had, and the
 * last one gets the rest. A part that covers its whole segment gets at least one word, and so does a part of a segment
 * in `emptied`, which this function updates. Returns null if there are too few words.
 */
export function distributedWords(written: string, parts: readonly Part[], emptied: Set<number>): string[] | null {
  const own = parts.filter(({ words }) => words > 0)
  if (own.length === 1) return parts.map((part) => (part === own[0] ? written : ''))
  const words = written.split(' ')
  const needs = needed(own, { max: words.length, emptied })
  if (needs === null) return null
  let spare = words.length - sum(needs)
  const counts = own.map((part, at) => {
    const need = needs[at] ?? 0
    const more = at === own.length - 1 ? spare : Math.min(spare, Math.max(0, part.words - need))
    spare -= more
    return need + more
  })
  for (const [at, part] of own.entries()) if (counts[at] === 0) emptied.add(part.segment)
  let from = 0
  return parts.map((part) => {
    const count = counts[own.indexOf(part)] ?? 0
    from += count
    return words.slice(from - count, from).join(' ')
  })
}

/** Returns the minimum number of words for each part. Prefers to empty parts that have a space beside them. */
function needed(parts: readonly Part[], { max, emptied }: { max: number; emptied: Set<number> }): number[] | null {
  const mayGo = (part: Part) => !part.isAll && !emptied.has(part.segment)
  const neatly = parts.map((part) => (mayGo(part) && part.isNeat ? 0 : 1))
  const atAll = parts.map((part) => (mayGo(part) ? 0 : 1))
  return [neatly, atAll].find((needs) => sum(needs) <= max) ?? null
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
