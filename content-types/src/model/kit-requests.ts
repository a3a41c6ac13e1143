// Plans the number of requests for a kit. Pure numbers, so that the cost estimate and the writer use the same plan.

/** Characters of a token, lower than any provider's count for English. */
export const charactersPerToken = 3.5
/** Of a context that is too small for the transcript, what passages of it may take: the rest is rules, task and answer. */
export const passagesShare = 0.45
/** Tokens from which on a model is asked for several types at once. */
const largeContext = 60_000
/** Of a context that is kept free for rules, tasks and the answer. */
const kept = { share: 0.2, tokens: 6_000 } as const
/** Characters from which on a talk is longer than an hour, and weighs more than its tasks. */
const longTalk = 65_000

export type KitRequests = {
  /** The model sees all that was said. */
  isWhole: boolean
  /** Requests that write all types together; null where each type is asked for by itself. */
  together: 2 | 3 | null
}

/** `characters` of the transcript; `cachesPrefixes`: what was told before costs little when it is told again. */
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
