import asideWeights from './aside-weights.json' with { type: 'json' }
import judgementWeights from './weights.json' with { type: 'json' }

/** The weights of a feature, or sums of several: for asides, and for each model of the judgement. */
export type Weights = { aside: number; quotability: number; opening: number; landing: number }

/** By kind ("last", "w"), then by what follows the colon, so that looking up a word builds no name. */
const kinds = new Map<string, Map<string, Weights>>()
for (const [name, [quotability = 0, opening = 0, landing = 0]] of Object.entries(judgementWeights.features))
  place(name, { aside: 0, quotability, opening, landing })
for (const [name, aside] of Object.entries(asideWeights.features)) {
  const judged = getWeights(name)
  if (judged) judged.aside = aside
  else place(name, { aside, quotability: 0, opening: 0, landing: 0 })
}

/** Returns the weights of all features of a kind, such as "last", by word. Most words have none. */
export function weightsOfKind(kind: string): ReadonlyMap<string, Weights> {
  return kinds.get(kind) ?? new Map()
}

/** Returns the weights of a feature, or undefined if no model knows it. */
export function getWeights(name: string): Weights | undefined {
  const { kind, value } = splitFeatureName(name)
  return kinds.get(kind)?.get(value)
}

/** Returns a lookup of the weights of "before:0" up to "before:4", for example; higher counts use the last. */
export function weightsByCount(kind: string, max: number): (count: number) => Weights | undefined {
  const weights = Array.from({ length: max + 1 }, (_, count) => getWeights(`${kind}:${count}`))
  return (count) => weights[Math.min(max, count)]
}

/** Creates a running sum for features, starting from each model's bias. */
export function newSum(): Weights {
  const [quotability = 0, opening = 0, landing = 0] = judgementWeights.bias
  return { aside: asideWeights.bias, quotability, opening, landing }
}

/** Adds a feature to a sum; most values are 1. */
export function add(sum: Weights, weights: Weights | undefined, value = 1): void {
  if (weights === undefined) return
  sum.aside += value * weights.aside
  sum.quotability += value * weights.quotability
  sum.opening += value * weights.opening
  sum.landing += value * weights.landing
}

function place(name: string, weights: Weights): void {
  const { kind, value } = splitFeatureName(name)
  kinds.set(kind, (kinds.get(kind) ?? new Map()).set(value, weights))
}

function splitFeatureName(name: string): { kind: string; value: string } {
  const colon = name.indexOf(':')
  return colon < 0 ? { kind: name, value: '' } : { kind: name.slice(0, colon), value: name.slice(colon + 1) }
}
