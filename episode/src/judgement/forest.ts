import type { FeatureNumbers, Shown } from './feature-numbers.ts'

// Gradient-boosted trees, for effects that depend on several features at once.

/** A tree as parallel arrays: node `n` goes to `left[n]` if the feature is at most the threshold, else to the next one. */
export type Tree = { feature: number[]; threshold: number[]; left: number[]; value: number[] }
export type Forest = { features: string[]; base: number; trees: Tree[] }

/** Returns the sum of all trees for the features of a passage. */
export type Reader = (shown: Shown) => number

/** Each leaf is one bit of a 32-bit number. */
const maxLeaves = 32

/** An inner node: a value above the threshold rules out all leaves to its left. */
type Asking = { feature: number; threshold: number; tree: number; others: number }

/**
 * Returns a function that evaluates the forest; `numbers` maps feature names to numbers. It doesn't walk the trees: for
 * each feature it visits the nodes from the lowest threshold up to the value, and each node removes the leaves that
 * can't be reached. The first remaining leaf of a tree is the one that a walk finds (QuickScorer, Lucchese et al.
 * 2015).
 * @throws if a tree has more than 32 leaves
 */
export function createReader({ features, base, trees }: Forest, numbers: FeatureNumbers): Reader {
  const placeByFeature = indexFeatures(features, numbers)
  const asking = trees.flatMap(askingIn).sort((a, b) => a.feature - b.feature || a.threshold - b.threshold)
  const thresholds = Float64Array.from(asking, ({ threshold }) => threshold)
  const treeByQuestion = Uint16Array.from(asking, ({ tree }) => tree)
  const others = Int32Array.from(asking, (node) => node.others)
  /** By feature: its first node; after the last feature, the number of nodes. */
  const begins = Uint32Array.from({ length: features.length + 1 }, (_, feature) => {
    const first = asking.findIndex((node) => node.feature >= feature)
    return first < 0 ? asking.length : first
  })
  const leaves = new Float64Array(trees.length * maxLeaves)
  for (const [tree, { value }] of trees.entries())
    for (const [leaf, node] of listLeaves(trees[tree] as Tree).entries())
      leaves[tree * maxLeaves + leaf] = value[node] ?? 0
  const values = new Float64Array(features.length)
  const left = new Int32Array(trees.length)
  return (shown) => {
    values.fill(0)
    for (let at = 0; at < shown.size; at += 1) {
      const number = shown.numbers[at] as number
      const place = number < placeByFeature.length ? (placeByFeature[number] as number) : -1
      if (place >= 0) values[place] = shown.values[at] as number
    }
    left.fill(-1)
    for (let feature = 0; feature < values.length; feature += 1) {
      const value = values[feature] as number
      const end = begins[feature + 1] as number
      for (let at = begins[feature] as number; at < end && value > (thresholds[at] as number); at += 1) {
        const tree = treeByQuestion[at] as number
        left[tree] = (left[tree] as number) & (others[at] as number)
      }
    }
    let sum = base
    for (let tree = 0; tree < left.length; tree += 1) {
      const bits = left[tree] as number
      sum += leaves[tree * maxLeaves + 31 - Math.clz32(bits & -bits)] as number
    }
    return sum
  }
}

/** Maps feature numbers to indexes among the forest's features, or −1. */
function indexFeatures(features: readonly string[], numbers: FeatureNumbers): Int16Array {
  const numbered = features.map((name) => numbers.of(name))
  const places = new Int16Array(numbered.reduce((max, number) => Math.max(max, number + 1), 0)).fill(-1)
  for (const [place, number] of numbered.entries()) places[number] = place
  return places
}

/** Returns the leaves below a node, from left to right. */
function listLeaves(tree: Tree, node = 0): number[] {
  if ((tree.feature[node] ?? -1) < 0) return [node]
  const left = tree.left[node] ?? 0
  return [...listLeaves(tree, left), ...listLeaves(tree, left + 1)]
}

function askingIn(tree: Tree, at: number): Asking[] {
  const leaves = listLeaves(tree)
  if (leaves.length > maxLeaves) throw new RangeError(`A tree has more than ${maxLeaves} leaves.`)
  return tree.feature.flatMap((feature, node) => {
    if (feature < 0) return []
    const struck = listLeaves(tree, tree.left[node]).reduce((bits, leaf) => bits | (1 << leaves.indexOf(leaf)), 0)
    return { feature, threshold: tree.threshold[node] ?? 0, tree: at, others: ~struck }
  })
}

/** Returns the sum of all trees for features by name; a missing feature is 0. */
export function sumTrees({ features, base, trees }: Forest, row: ReadonlyMap<string, number>): number {
  const values = features.map((name) => row.get(name) ?? 0)
  return trees.reduce((sum, tree) => sum + findLeaf(tree, values), base)
}

/** Returns the value of the leaf that a tree reaches; `values` are by feature number. */
export function findLeaf({ feature, threshold, left, value }: Tree, values: ArrayLike<number>): number {
  let node = 0
  for (;;) {
    const at = feature[node] ?? -1
    if (at < 0) return value[node] ?? 0
    node = (left[node] ?? 0) + ((values[at] ?? 0) <= (threshold[node] ?? 0) ? 0 : 1)
  }
}
