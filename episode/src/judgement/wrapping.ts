import type { Prepared } from './line-features.ts'
import type { Fitted } from './models.ts'
import { stretchFeatures, wrappingFeatures } from './wrapping-features.ts'

/** Fills in how likely each sentence is to be left out: by itself first, then by what stands around it. */
export function judgeWrapping(all: Prepared[], { wrapping, stretch }: Fitted['linear']): void {
  const sums = all.map((_, id) => {
    let sum = 0
    wrappingFeatures(all, id, (feature, value = 1) => {
      sum += (wrapping.get(feature) ?? 0) * value
    })
    return sum
  })
  for (const [id, sentence] of all.entries()) {
    let sum = 0
    stretchFeatures(sums, id, sentence.share, (feature, value = 1) => {
      sum += (stretch.get(feature) ?? 0) * value
    })
    sentence.leftOut = 1 / (1 + Math.exp(-sum))
  }
}
