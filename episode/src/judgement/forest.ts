// Gradient-boosted trees: what depends on several features at once.

/** A tree as parallel lists: from node `n` to `left[n]` where the feature is at most the threshold, else to the one behind. */
export type Tree = { feature: number[]; threshold: number[]; left: number[]; value: number[] }
export type Forest = { features: string[]; base: number; trees: Tree[] }

/** A forest that is asked often: its features by name, their values of one piece, its trees in one piece of memory. */
export type Reader = {
  /** Notes a feature of the piece that is being looked at. */
  emit: (feature: string, value?: number) => void
  /** The sum of all trees, after which the next piece begins. */
  sum: () => number
}

/** What reads a forest; one piece after the other. */
export function readerOf({ features, base, trees }: Forest): Reader {
  const places = new Map(features.map((name, at) => [name, at]))
  const values = new Float64Array(features.length)
  const nodes = trees.reduce((sum, tree) => sum + tree.feature.length, 0)
  const [feature, left] = [new Int32Array(nodes), new Int32Array(nodes)]
  const [threshold, value] = [new Float64Array(nodes), new Float64Array(nodes)]
  const roots: number[] = []
  let at = 0
  for (const tree of trees) {
    roots.push(at)
    for (const [node, which] of tree.feature.entries()) {
      feature[at + node] = which
      threshold[at + node] = tree.threshold[node] ?? 0
      left[at + node] = (roots.at(-1) ?? 0) + (tree.left[node] ?? 0)
      value[at + node] = tree.value[node] ?? 0
    }
    at += tree.feature.length
  }
  return {
    emit: (name, amount = 1) => {
      const place = places.get(name)
      if (place !== undefined) values[place] = amount
    },
    sum: () => {
      let sum = base
      for (let node of roots) {
        for (let which = feature[node] as number; which >= 0; which = feature[node] as number)
          node = (left[node] as number) + ((values[which] as number) <= (threshold[node] as number) ? 0 : 1)
        sum += value[node] as number
      }
      values.fill(0)
      return sum
    },
  }
}

/** The sum of all trees for features by name; a missing one is 0. */
export function sumOf({ features, base, trees }: Forest, row: ReadonlyMap<string, number>): number {
  const values = features.map((name) => row.get(name) ?? 0)
  return trees.reduce((sum, tree) => sum + leafOf(tree, values), base)
}

/** What a tree says of values by number of the feature. */
export function leafOf({ feature, threshold, left, value }: Tree, values: ArrayLike<number>): number {
  let node = 0
  for (;;) {
    const at = feature[node] ?? -1
    if (at < 0) return value[node] ?? 0
    node = (left[node] ?? 0) + ((values[at] ?? 0) <= (threshold[node] ?? 0) ? 0 : 1)
  }
}
