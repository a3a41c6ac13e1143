// Plans the number of requests for a kit. Pure numbers, so that the cost estimate and the writer use the same plan.

/** Characters per token, fewer than any provider counts for English. */
export const charactersPerToken = 3.5
/** Share of a context that is too small for the transcript for passages of it: the rest is rules, task, and answer. */
export const passagesShare = 0.45
/** Minimum tokens of a context in which a model is asked for several types at once. */
const largeContext = 60_000
/** Part of a context that is kept free for rules, tasks, and the answer. */
const kept = { share: 0.2, tokens: 6_000 } as const
/** Minimum characters of an episode that is longer than an hour, and weighs more than its tasks. */
const longTalk = 65_000

export type KitRequests = {
  /** True if the model sees the whole transcript. */
  isWhole: boolean
  /** Number of requests that write all types together; null if each type is requested by itself. */
  together: 2 | 3 | null
}

/** Plans the requests. `characters` of the transcript; `cachesPrefixes`: whether repeated text costs little. */
export function kitRequests({
  characters,
  contextTokens,
  cachesPrefixes,
}: {
  characters: number
  contextTokens: number
  cachesPrefixes: boolean
}): KitRequests {
  const isWhole = characters / charactersPerToken <= contextTokens * (1 - kept.share) - kept.tokens
  if (!isWhole || contextTokens < largeContext) return { isWhole, together: null }
  return { isWhole, together: cachesPrefixes && characters > longTalk ? 3 : 2 }
}
