import { overlaps, thirdOf } from '../../type/spans.ts'
// Picks of one kind from one episode: good, different from each other, from all over it, nothing twice.

export type Candidate = {
  first: number
  last: number
  /** Seconds. */
  start: number
  text: string
  /** About 0–100; only differences count. */
  score: number
  /** Its words of content, where it is chosen from more than once. */
  words?: () => ReadonlySet<string>
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

function select<Item extends Candidate>(pool: readonly Item[], choice: Choice): Item[] {
  const chosen: Rival<Item>[] = []
  const rivals = pool.map((item): Rival<Item> => ({ item, metWith: 0, out: false, sameness: 0, words: null }))
  const take = (from: readonly Rival<Item>[]) => {
    let best: { rival: Rival<Item>; worth: number } | null = null
    for (const rival of from) {
      // Sorted by score, and closeness only takes points away.
      if (best !== null && rival.item.score <= best.worth) break
      meet(rival, chosen, choice)
      const worth = rival.item.score - rival.sameness
      if (!rival.out && (best === null || worth > best.worth)) best = { rival, worth }
    }
    if (best) chosen.push(best.rival)
    return best !== null
  }
  if (choice.eachThird)
    for (const third of [0, 1, 2])
      take(rivals.filter(({ item }) => thirdOf(item.start, choice.durationSeconds) === third))
  while (chosen.length < choice.count && take(rivals));
  return chosen.slice(0, Math.max(choice.count, choice.eachThird ? 3 : 0)).map(({ item }) => item)
}

/** A candidate with what the picks so far took from it; it meets each of them once. `words`: once somebody asked. */
type Rival<Item> = { item: Item; metWith: number; out: boolean; sameness: number; words: ReadonlySet<string> | null }

function meet(rival: Rival<Candidate>, chosen: readonly Rival<Candidate>[], choice: Choice): void {
  for (; rival.metWith < chosen.length && !rival.out; rival.metWith += 1) {
    const pick = chosen[rival.metWith]
    if (!pick) break
    rival.out = overlaps(pick.item, rival.item) || pick.item.text === rival.item.text
    if (rival.out) break
    const shared = sharedShare(contentWords(rival), contentWords(pick))
    rival.out = shared > 0.75
    rival.sameness = Math.max(rival.sameness, shared * 25 + nearness(rival.item, pick.item, choice))
  }
}

/** Points a candidate loses for standing right beside a pick. */
function nearness(item: Candidate, pick: Candidate, choice: Choice): number {
  const apart = Math.abs(pick.start - item.start)
  return apart < choice.distanceSeconds ? 12 * (1 - apart / choice.distanceSeconds) : 0
}

function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const word of fewer) if (more.has(word)) shared += 1
  // One word in common says little about two short lines.
  return shared / Math.max(5, fewer.size)
}

function contentWords(rival: Rival<Candidate>): ReadonlySet<string> {
  rival.words ??= rival.item.words?.() ?? wordsIn(rival.item.text)
  return rival.words
}

/** A text's words of content, looked for when they are first asked for. */
export function readOnce(text: string): () => ReadonlySet<string> {
  let words: ReadonlySet<string> | null = null
  return () => (words ??= wordsIn(text))
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? []).map((word) =>
      word.endsWith('s') ? word.slice(0, -1) : word,
    ),
  )
}
