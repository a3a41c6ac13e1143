import asideWeights from './aside-weights.json' with { type: 'json' }
import judgementWeights from './weights.json' with { type: 'json' }

/** What a feature weighs: for an aside, and for each model of the judgement. */
export type Weights = { aside: number; judged: readonly number[] }

const table = new Map<string, Weights>()
const none = judgementWeights.bias.map(() => 0)
for (const [name, aside] of Object.entries(asideWeights.features as Record<string, number>))
  table.set(name, { aside, judged: none })
for (const [name, judged] of Object.entries(judgementWeights.features as Record<string, number[]>))
  table.set(name, { aside: table.get(name)?.aside ?? 0, judged })

/** Undefined for a feature that no model knows; most words are none. */
export function weightsOf(feature: string): Weights | undefined {
  return table.get(feature)
}
