export type Fitting = {
  draft: string
  words: number
  score: number
  first: number
  last: number
  /** How it is led in; none comes twice in one section. */
  frame?: string
}

type Fit<Item> = { chosen: Item[]; fits: boolean }

/**
 * The best combination of one candidate from each list, in order, whose words together with `own` words of ours fall in
 * the window; nothing is said twice, nothing led in twice alike. `fits` is false where none does; the nearest is given
 * then, below the limit if possible.
 */
export function bestFit<Item extends Fitting>(
  lists: readonly (readonly Item[])[],
  own: number,
  { min, max }: { min: number; max: number },
): Fit<Item> {
  let best: (Fit<Item> & { value: number }) | null = null
  const rest = mostOfRest(lists)
  const search = (at: number, chosen: Item[], words: number, score: number) => {
    const { least = 0, most = 0, points = 0 } = rest[at] ?? {}
    // Where one fits already, only what fits too and scores more is worth a look; sums differ by how they are added up.
    if (best?.fits && (words + least > max || words + most < min || score + points < best.value - 1000 - 1e-6)) return
    if (at === lists.length) {
      const off = words < min ? min - words : words > max ? (words - max) * 2 : 0
      const value = off === 0 ? 1000 + score : -off
      if (best === null || value > best.value) best = { chosen: [...chosen], fits: off === 0, value }
      return
    }
    for (const candidate of lists[at] ?? []) {
      if (chosen.some((other) => clashes(other, candidate))) continue
      chosen.push(candidate)
      search(at + 1, chosen, words + candidate.words, score + candidate.score)
      chosen.pop()
    }
  }
  search(0, [], own, 0)
  return best ?? { chosen: [], fits: false }
}

type Most = { least: number; most: number; points: number }

/** What the lists from each on add at least and at most in words, and at most in points. */
function mostOfRest(lists: readonly (readonly Fitting[])[]): Most[] {
  const rest: Most[] = [{ least: 0, most: 0, points: 0 }]
  for (const list of lists.toReversed()) {
    const [before = { least: 0, most: 0, points: 0 }] = rest
    const words = list.map((one) => one.words)
    rest.unshift({
      least: before.least + Math.min(...words),
      most: before.most + Math.max(...words),
      points: before.points + Math.max(...list.map((one) => one.score)),
    })
  }
  return rest
}

function clashes(a: Fitting, b: Fitting): boolean {
  return (a.first <= b.last && b.first <= a.last) || (a.frame !== undefined && a.frame === b.frame)
}
