/** Words beside a phrase, the nearest first. */
export type Neighbors = { before: readonly string[]; behind: readonly string[] }

/** Characters on each side of a phrase that its neighbors are read from. */
export const besideIt = 60

const maxNeighborWords = 4

export function neighborsIn({ before, behind }: { before: string; behind: string }): Neighbors {
  return {
    before: splitWords(before).reverse().slice(0, maxNeighborWords),
    behind: splitWords(behind).slice(0, maxNeighborWords),
  }
}

/** How many words on both sides are the same without a gap: 0 to 8. */
export function sharedNeighbors(one: Neighbors, other: Neighbors): number {
  return sharedFirst(one.before, other.before) + sharedFirst(one.behind, other.behind)
}

function sharedFirst(some: readonly string[], others: readonly string[]): number {
  const differs = some.findIndex((word, at) => word !== others[at])
  return differs < 0 ? some.length : differs
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
