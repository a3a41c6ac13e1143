/**
 * Returns how similar the sentences before and after each boundary between sentences are: the cosine of their term
 * counts, 0–1. `terms` by sentence; `reach`: number of sentences that count on each side.
 */
export function likenessAround(terms: readonly string[][], reach: number): number[] {
  const before: Side = { counts: new Map(), squares: 0 }
  const after: Side = { counts: new Map(), squares: 0 }
  // Sum over all terms of the product of their counts on both sides; updated as the two windows slide.
  let shared = 0
  const change = (side: Side, other: Side, sentence: readonly string[] | undefined, by: 1 | -1) => {
    for (const term of sentence ?? []) {
      const count = side.counts.get(term) ?? 0
      side.counts.set(term, count + by)
      side.squares += 2 * by * count + 1
      shared += by * (other.counts.get(term) ?? 0)
    }
  }
  for (const sentence of terms.slice(0, reach)) change(after, before, sentence, 1)
  return terms.map((sentence, index) => {
    const both = Math.sqrt(before.squares) * Math.sqrt(after.squares)
    const likeness = both === 0 ? 0 : shared / both
    change(after, before, sentence, -1)
    change(after, before, terms[index + reach], 1)
    change(before, after, sentence, 1)
    change(before, after, terms[index - reach], -1)
    return likeness
  })
}

/** One window: how often each term appears in it, and the sum of the squares of these counts. */
type Side = { counts: Map<string, number>; squares: number }
