import type { Sentence } from '../episode.ts'
import { addFeatures, type Surroundings, type Wording } from './features.ts'
import fitted from './weights.json' with { type: 'json' }

// Judges how well an English sentence would do as a quote, as the first line of a clip, and as its last. Three linear
// models over the features of `features.ts`, fitted to what editors chose and how producers rated whole episodes
// sentence by sentence (docs/decisions/0003-fitted-judgement.md). The weights are data; no word appears in this code.

/** 0–100 each; 50 is an ordinary sentence of an ordinary episode. */
export type Judgement = {
  quotability: number
  opening: number
  landing: number
}

const [quotabilityScale, openingScale, landingScale] = fitted.scale

/** Judges one sentence in its context. */
export function judge(sentence: Sentence, wording: Wording, around: Surroundings): Judgement {
  const sum = { ...wording }
  addFeatures(sum, sentence, around)
  return {
    quotability: scaleToPoints(sum.quotability, quotabilityScale),
    opening: scaleToPoints(sum.opening, openingScale),
    landing: scaleToPoints(sum.landing, landingScale),
  }
}

/** Converts a model's sum to a scale on which an ordinary sentence has 50, and one of forty has 86 or more. */
function scaleToPoints(sum: number, { mean, deviation } = { mean: 0, deviation: 1 }): number {
  return Math.max(0, Math.min(100, 50 + ((sum - mean) / deviation) * pointsPerDeviation))
}

const pointsPerDeviation = 18
