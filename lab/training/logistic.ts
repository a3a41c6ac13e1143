// Logistic regression over named features, by AdaGrad with decay: small, deterministic, and fast enough for a hundred
// thousand examples.

/** What one example shows, what it is (0–1), and how much it counts. */
export type Example = { features: readonly (readonly [string, number])[]; target: number; weight: number }

export type Model = ReadonlyMap<string, number>

export type Options = { rounds: number; rate: number; decay: number; min: number }

const usual: Options = { rounds: 12, rate: 0.15, decay: 2e-5, min: 4 }

/** Weights by feature; a feature of fewer than `least` examples is left out. */
export function fitLogistic(examples: readonly Example[], options: Partial<Options> = {}): Model {
  const { rounds, rate, decay, min } = { ...usual, ...options }
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const [name] of features) seen.set(name, (seen.get(name) ?? 0) + 1)
  const ids = new Map<string, number>()
  for (const [name, count] of seen) if (count >= min) ids.set(name, ids.size)
  const rows = examples.map(({ features, target, weight }) => {
    const known = features.filter(([name]) => ids.has(name))
    return {
      at: Uint32Array.from(known, ([name]) => ids.get(name) ?? 0),
      values: Float64Array.from(known, ([, value]) => value),
      target,
      weight,
    }
  })
  const weights = new Float64Array(ids.size)
  const squares = new Float64Array(ids.size).fill(1e-6)
  const order = shuffled(rows.length)
  for (let round = 0; round < rounds; round += 1)
    for (const index of order) {
      const row = rows[index]
      if (!row) continue
      let sum = 0
      for (let k = 0; k < row.at.length; k += 1) sum += (weights[row.at[k] ?? 0] ?? 0) * (row.values[k] ?? 0)
      const error = (1 / (1 + Math.exp(-sum)) - row.target) * row.weight
      for (let k = 0; k < row.at.length; k += 1) {
        const id = row.at[k] ?? 0
        const step = error * (row.values[k] ?? 0) + decay * examples.length * 0.001 * (weights[id] ?? 0)
        squares[id] = (squares[id] ?? 0) + step * step
        weights[id] = (weights[id] ?? 0) - (rate * step) / Math.sqrt(squares[id] ?? 1)
      }
    }
  return new Map([...ids].map(([name, id]) => [name, weights[id] ?? 0]))
}

export function getScore(model: Model, features: Example['features']): number {
  let sum = 0
  for (const [name, value] of features) sum += (model.get(name) ?? 0) * value
  return sum
}

/** Numbers below `count` in an order that is always the same. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  let seed = 12345
  for (let at = count - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    const other = seed % (at + 1)
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
  return order
}
