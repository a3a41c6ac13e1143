// Picks of one kind from one episode: good, different from each other, from all over it, nothing twice.

export type Candidate = {
  first: number
  last: number
  /** Seconds. */
  start: number
  text: string
  /** About 0–100; only differences count. */
  score: number
}

export type Choice = {
  count: number
  /** Earlier choices from the same candidates are left out, until they run dry. */
  attempt: number
  durationSeconds: number
  /** One from each third of the episode first. */
  eachThird: boolean
  /** Seconds between two picks below which the second loses points. */
  distanceSeconds: number
}

/** The picks in order of time. */
export function chooseSpread<Item extends Candidate>(candidates: readonly Item[], choice: Choice): Item[] {
  const all = [...candidates].sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last)
  const thirdsOf = (picks: readonly Item[]) => new Set(picks.map(({ start }) => thirdOf(start, choice.durationSeconds)))
  let pool = all
  let chosen: Item[] = []
  for (let attempt = 0; attempt <= choice.attempt; attempt += 1) {
    chosen = select(pool, choice)
    if (attempt === choice.attempt) break
    const rest = pool.filter((candidate) => !chosen.some((taken) => overlaps(taken, candidate)))
    // A next best choice may be weaker, but gives as many picks from the same parts of the episode.
    const next = select(rest, choice)
    const enough = next.length >= chosen.length && (!choice.eachThird || thirdsOf(chosen).isSubsetOf(thirdsOf(next)))
    pool = enough ? rest : all
  }
  return chosen.sort((a, b) => a.first - b.first)
}

export function overlaps(a: Pick<Candidate, 'first' | 'last'>, b: Pick<Candidate, 'first' | 'last'>): boolean {
  return a.first <= b.last && b.first <= a.last
}

function select<Item extends Candidate>(pool: readonly Item[], choice: Choice): Item[] {
  const chosen: Item[] = []
  const take = (from: readonly Item[]) => {
    let best: { item: Item; worth: number } | null = null
    for (const item of from) {
      // Sorted by score, and closeness only takes points away.
      if (best !== null && item.score <= best.worth) break
      if (chosen.some((other) => overlaps(other, item) || saysTheSame(item, other))) continue
      const worth = item.score - sameness(item, chosen, choice)
      if (best === null || worth > best.worth) best = { item, worth }
    }
    if (best) chosen.push(best.item)
    return best !== null
  }
  if (choice.eachThird)
    for (const third of [0, 1, 2]) take(pool.filter((item) => thirdOf(item.start, choice.durationSeconds) === third))
  while (chosen.length < choice.count && take(pool));
  return chosen.slice(0, Math.max(choice.count, choice.eachThird ? 3 : 0))
}

export function thirdOf(seconds: number, durationSeconds: number): number {
  return durationSeconds <= 0 ? 0 : Math.min(2, Math.floor((seconds / durationSeconds) * 3))
}

/** Points a candidate loses for saying what a pick says, or for standing right beside it. */
function sameness(item: Candidate, chosen: readonly Candidate[], choice: Choice): number {
  let most = 0
  for (const other of chosen) {
    const shared = sharedShare(contentWords(item), contentWords(other))
    const apart = Math.abs(other.start - item.start)
    const near = apart < choice.distanceSeconds ? 12 * (1 - apart / choice.distanceSeconds) : 0
    most = Math.max(most, shared * 25 + near)
  }
  return most
}

function saysTheSame(a: Candidate, b: Candidate): boolean {
  return a.text === b.text || sharedShare(contentWords(a), contentWords(b)) > 0.75
}

function sharedShare(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  // One word in common says little about two short lines.
  return shared / Math.max(5, Math.min(a.size, b.size))
}

/** Kept for as long as their candidates, which are compared with each other many times. */
const vocabularies = new WeakMap<Candidate, Set<string>>()

function contentWords(candidate: Candidate): Set<string> {
  const known = vocabularies.get(candidate)
  if (known) return known
  const long = candidate.text.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? []
  const words = new Set(long.map((word) => word.replace(/s$/, '')))
  vocabularies.set(candidate, words)
  return words
}
