import type { Sentence } from '../episode.ts'
import { noteFeatures, type Surroundings, type Wording } from './features.ts'
import fitted from './weights.json' with { type: 'json' }
import { type Weights, weightsOf } from './weights.ts'

// How well an English sentence would do as a quote, as the first line of a clip, and as its last. Three linear models
// over what `features.ts` notes, fitted to what editors chose and how producers rated whole episodes sentence by
// sentence (docs/decisions/0003-fitted-judgement.md). The weights are data; nothing here knows a word of them.

/** 0–100 each; 50 is an ordinary sentence of an ordinary episode. */
export type Judgement = {
  quotability: number
  opening: number
  landing: number
}

const models = ['quotability', 'opening', 'landing'] as const

/** Judges one sentence within its surroundings. */
export function judge(sentence: Sentence, wording: Wording, around: Surroundings): Judgement {
  const sums = [...fitted.bias]
  const add = ({ judged }: Weights, value: number) => {
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + value * (judged[at] ?? 0)
  }
  for (const { weights, value } of wording) add(weights, value)
  noteFeatures(sentence, around, (name, value = 1) => {
    const weights = weightsOf(name)
    if (weights) add(weights, value)
  })
  return Object.fromEntries(models.map((model, at) => [model, pointsOf(sums[at] ?? 0, at)])) as Judgement
}

/** A model's sum on a scale on which an ordinary sentence has 50 and one of forty has 86 or more. */
function pointsOf(sum: number, model: number): number {
  const { mean, deviation } = fitted.scale[model] ?? { mean: 0, deviation: 1 }
  return Math.max(0, Math.min(100, 50 + ((sum - mean) / deviation) * pointsPerDeviation))
}

const pointsPerDeviation = 18
