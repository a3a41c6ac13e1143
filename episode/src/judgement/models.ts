import { FeatureNumbers } from './feature-numbers.ts'
import { createReader, type Forest, type Reader } from './forest.ts'
import fitted from './models.json' with { type: 'json' }

// The fitted models, as `npm run training` in lab/ writes them. No feature name appears in this code.

/** Weights by feature. */
export type Model = ReadonlyMap<string, number>

/** Models with the most features come last, so that the weight arrays of the others are shorter. */
export const linearModels = ['stretch', 'quote', 'question', 'title', 'opening', 'landing', 'line', 'wrapping'] as const
export const forests = ['quote', 'title', 'clip', 'paragraph', 'ends'] as const
const scales = ['quote', 'title', 'clip', 'paragraph', 'question'] as const

type Scales = Record<(typeof scales)[number], readonly [slope: number, offset: number]>

export type Fitted = {
  linear: Record<(typeof linearModels)[number], Model>
  forests: Record<(typeof forests)[number], Forest>
  /** Slope and offset that convert a sum to points. */
  scales: Scales
}

/** Models by feature number instead of name. */
export type Models = {
  numbers: FeatureNumbers
  /** Weights by number of the feature. */
  linear: Record<(typeof linearModels)[number], Float64Array>
  forests: Record<(typeof forests)[number], Reader>
  scales: Scales
}

/** Converts fitted models to feature numbers, the ones with which sentences are prepared. */
export function byNumbers({ linear, forests: trees, scales: points }: Fitted, numbers: FeatureNumbers): Models {
  return {
    numbers,
    forests: byName(forests, (name) => createReader(trees[name], numbers)),
    linear: byName(linearModels, (name) => getWeights(linear[name], numbers)),
    scales: points,
  }
}

function getWeights(model: Iterable<readonly [string, number]>, numbers: FeatureNumbers): Float64Array {
  const found = Array.from(model, ([name, weight]) => [numbers.of(name), weight] as const)
  const weights = new Float64Array(found.reduce((max, [number]) => Math.max(max, number + 1), 0))
  for (const [number, weight] of found) weights[number] = weight
  return weights
}

function readShippedModels(): Models {
  const numbers = new FeatureNumbers()
  // A model that the file doesn't have yet, while a new one is fitted for the first time, weighs nothing.
  const weights: Partial<Record<string, Record<string, number>>> = fitted.linear
  const trees: Partial<Record<string, Forest>> = fitted.forests
  const shipped = byNumbers(
    {
      linear: byName(linearModels, (name) => Object.entries(weights[name] ?? {}) as unknown as Model),
      forests: byName(forests, (name) => trees[name] ?? { features: [], base: 0, trees: [] }),
      scales: fitted.scales as unknown as Scales,
    },
    numbers,
  )
  numbers.close()
  return shipped
}

let shipped: Models | null = null

/**
 * Returns the shipped models. They are read on first use, because a process that only serves requests doesn't need
 * them.
 */
export function getModels(): Models {
  shipped ??= readShippedModels()
  return shipped
}

function byName<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>
}
