import type { FeatureNumbers, Shown } from './feature-numbers.ts'

// Gradient-boosted trees: what depends on several features at once.

/** A tree as parallel lists: from node `n` to `left[n]` where the feature is at most the threshold, else to the one behind. */
export type Tree = { feature: number[]; threshold: number[]; left: number[]; value: number[] }
export type Forest = { features: string[]; base: number; trees: Tree[] }

/** The sum of all trees for what shows of a piece. */
export type Reader = (shown: Shown) => number

/** What reads a forest, its trees in one piece of memory; `numbers` are those of the features that are shown. */
export function readerOf({ features, base, trees }: Forest, numbers: FeatureNumbers): Reader {
  const numbered = features.map((name) => numbers.of(name))
  /** By number of the feature: its place among those of the forest, and −1. */
  const places = new Int16Array(Math.max(0, ...numbered) + 1).fill(-1)
  for (const [place, number] of numbered.entries()) places[number] = place
  const values = new Float64Array(features.length)
  const nodes = trees.reduce((sum, tree) => sum + tree.feature.length, 0)
  const [feature, left] = [new Int32Array(nodes), new Int32Array(nodes)]
  /** Of a leaf its value, of another node its threshold. */
  const amount = new Float64Array(nodes)
  const roots: number[] = []
  let size = 0
  for (const tree of trees) {
    roots.push(size)
    for (const [node, which] of tree.feature.entries()) {
      feature[size + node] = which
      amount[size + node] = (which < 0 ? tree.value[node] : tree.threshold[node]) ?? 0
      left[size + node] = size + (tree.left[node] ?? 0)
    }
    size += tree.feature.length
  }
  return (shown) => {
    values.fill(0)
    for (let at = 0; at < shown.size; at += 1) {
      const number = shown.numbers[at] as number
      const place = number < places.length ? (places[number] as number) : -1
      if (place >= 0) values[place] = shown.values[at] as number
    }
    let sum = base
    for (let tree = 0; tree < roots.length; tree += 1) {
      let node = roots[tree] as number
      for (let which = feature[node] as number; which >= 0; which = feature[node] as number)
        node = (left[node] as number) + ((values[which] as number) <= (amount[node] as number) ? 0 : 1)
      sum += amount[node] as number
    }
    return sum
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
