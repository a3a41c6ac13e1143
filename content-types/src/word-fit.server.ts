export type Fitting = { draft: string; words: number; score: number; first: number; last: number }

/** Words a section may have: ten percent around its figure. */
export function wordWindow(words: number): { min: number; max: number } {
  return { min: Math.ceil(words * 0.9), max: Math.floor(words * 1.1) }
}

/**
 * The best combination of one candidate from each list, in order, whose words together with `own` words of ours fall in
 * the window; nothing is said twice. `fits` is false where none does; the nearest is given then, below the limit if possible.
 */
export function bestFit(
  lists: readonly (readonly Fitting[])[],
  own: number,
  { min, max }: { min: number; max: number },
): { chosen: Fitting[]; fits: boolean } {
  let best: { chosen: Fitting[]; fits: boolean; value: number } | null = null
  const search = (at: number, chosen: Fitting[], words: number, score: number) => {
    if (at === lists.length) {
      const off = words < min ? min - words : words > max ? (words - max) * 2 : 0
      const value = off === 0 ? 1000 + score : -off
      if (best === null || value > best.value) best = { chosen: [...chosen], fits: off === 0, value }
      return
    }
    for (const candidate of lists[at] ?? []) {
      if (chosen.some(({ first, last }) => first <= candidate.last && candidate.first <= last)) continue
      search(at + 1, [...chosen, candidate], words + candidate.words, score + candidate.score)
    }
  }
  search(0, [], own, 0)
  return best ?? { chosen: [], fits: false }
}
