// Gradient-boosted trees on a few hundred dense features, for what depends on several things at once.
import { type Forest, findLeaf, type Tree } from '../../episode/src/judgement/forest.ts'

export type BoostOptions = { trees: number; depth: number; rate: number; min: number; decay: number; share: number }
const usual: BoostOptions = { trees: 150, depth: 4, rate: 0.06, min: 20, decay: 4, share: 0.6 }
const bins = 32

/** Rows of features by name (a missing one is 0), what each is (0–1), and how much it counts. */
export function boost(
  rows: readonly ReadonlyMap<string, number>[],
  targets: readonly number[],
  weights: readonly number[],
  options: Partial<BoostOptions> = {},
): Forest {
  const { trees: count, depth, rate, min, decay, share } = { ...usual, ...options }
  const seen = new Map<string, number>()
  for (const row of rows) for (const name of row.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const features = [...seen].filter(([, times]) => times >= min).map(([name]) => name)
  const columns = features.map((name) => Float64Array.from(rows, (row) => row.get(name) ?? 0))
  const edges = columns.map(getBinEdges)
  const binned = columns.map((column, at) => Uint8Array.from(column, (value) => findBin(value, edges[at] ?? [])))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = targets.reduce((sum, target, at) => sum + target * (weights[at] ?? 0), 0) / total
  const base = Math.log(mean / (1 - mean))
  const sums = new Float64Array(rows.length).fill(base)
  const gradient = new Float64Array(rows.length)
  const hessian = new Float64Array(rows.length)
  let state = 99
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
  const trees: Tree[] = []
  const values = rows.map((row) => Float64Array.from(features, (name) => row.get(name) ?? 0))
  for (let round = 0; round < count; round += 1) {
    for (let at = 0; at < rows.length; at += 1) {
      const chance = 1 / (1 + Math.exp(-(sums[at] ?? 0)))
      const weight = weights[at] ?? 0
      gradient[at] = ((targets[at] ?? 0) - chance) * weight
      hessian[at] = Math.max(1e-6, chance * (1 - chance)) * weight
    }
    const sampled: number[] = []
    for (let at = 0; at < rows.length; at += 1) if (random() < 0.7) sampled.push(at)
    const allowed = features.map(() => random() < share)
    const tree: Tree = { feature: [-1], threshold: [0], left: [0], value: [0] }
    const grow = (node: number, members: number[], level: number) => {
      let [g, h] = [0, 0]
      for (const at of members) {
        g += gradient[at] ?? 0
        h += hessian[at] ?? 0
      }
      tree.value[node] = (rate * g) / (h + decay)
      if (level === depth || members.length < 2 * min) return
      let bestGain = 1e-3
      let best: { feature: number; bin: number } | null = null
      const parent = (g * g) / (h + decay)
      const gs = new Float64Array(bins + 1)
      const hs = new Float64Array(bins + 1)
      const ns = new Uint32Array(bins + 1)
      for (let feature = 0; feature < features.length; feature += 1) {
        if (!allowed[feature]) continue
        const column = binned[feature]
        if (!column) continue
        gs.fill(0)
        hs.fill(0)
        ns.fill(0)
        for (const at of members) {
          const bin = column[at] ?? 0
          gs[bin] = (gs[bin] ?? 0) + (gradient[at] ?? 0)
          hs[bin] = (hs[bin] ?? 0) + (hessian[at] ?? 0)
          ns[bin] = (ns[bin] ?? 0) + 1
        }
        let [lg, lh, ln] = [0, 0, 0]
        for (let bin = 0; bin < bins; bin += 1) {
          lg += gs[bin] ?? 0
          lh += hs[bin] ?? 0
          ln += ns[bin] ?? 0
          if (ln < min || members.length - ln < min) continue
          const gain = (lg * lg) / (lh + decay) + ((g - lg) * (g - lg)) / (h - lh + decay) - parent
          if (gain > bestGain) {
            bestGain = gain
            best = { feature, bin }
          }
        }
      }
      if (!best) return
      const { feature, bin } = best
      const left = tree.feature.length
      for (const list of [tree.feature, tree.threshold, tree.left, tree.value])
        list.push(list === tree.feature ? -1 : 0, list === tree.feature ? -1 : 0)
      tree.feature[node] = feature
      tree.threshold[node] = edges[feature]?.[bin] ?? 0
      tree.left[node] = left
      grow(
        left,
        members.filter((at) => (binned[feature]?.[at] ?? 0) <= bin),
        level + 1,
      )
      grow(
        left + 1,
        members.filter((at) => (binned[feature]?.[at] ?? 0) > bin),
        level + 1,
      )
    }
    grow(0, sampled, 0)
    trees.push(tree)
    for (let at = 0; at < rows.length; at += 1) sums[at] = (sums[at] ?? 0) + findLeaf(tree, values[at] ?? [])
  }
  return { features, base, trees }
}

/** Upper edges of the bins of a column. */
function getBinEdges(column: Float64Array): number[] {
  const distinct = [...new Set(column)].sort((a, b) => a - b)
  if (distinct.length <= bins) return distinct
  const sorted = Float64Array.from(column).sort()
  const edges = Array.from(
    { length: bins },
    (_, at) => sorted[Math.floor(((at + 1) * (sorted.length - 1)) / bins)] ?? 0,
  )
  return [...new Set(edges)]
}

function findBin(value: number, edges: readonly number[]): number {
  let at = 0
  while (at < edges.length - 1 && value > (edges[at] ?? 0)) at += 1
  return at
}
