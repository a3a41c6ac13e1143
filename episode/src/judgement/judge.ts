import type { Sentence } from '../episode.ts'
import { noteFeatures, type Surroundings, type Wording } from './features.ts'
import weights from './weights.json' with { type: 'json' }

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

/** Weights by feature, one number for each of `models`, in that order. */
const table = new Map(Object.entries(weights.features as Record<string, number[]>))

/** Judges one sentence within its surroundings. */
export function judge(sentence: Sentence, wording: Wording, around: Surroundings): Judgement {
  const sums = [...weights.bias]
  const note = (name: string, value = 1) => {
    const row = table.get(name)
    if (row === undefined) return
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + value * (row[at] ?? 0)
  }
  for (const { name, value } of wording) note(name, value)
  noteFeatures(sentence, around, note)
  return Object.fromEntries(models.map((model, at) => [model, pointsOf(sums[at] ?? 0, at)])) as Judgement
}

/** A model's sum on a scale on which an ordinary sentence has 50 and one of forty has 86 or more. */
function pointsOf(sum: number, model: number): number {
  const { mean, deviation } = weights.scale[model] ?? { mean: 0, deviation: 1 }
  return Math.max(0, Math.min(100, 50 + ((sum - mean) / deviation) * pointsPerDeviation))
}

const pointsPerDeviation = 18
