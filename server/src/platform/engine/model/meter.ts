import type { ModelUsage } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import { dollarsFor, type PricedTokens } from './prices.ts'

/** Adds up the cost of all tries of one request. */
export function openMeter(settings: ModelSettings) {
  const tokens: PricedTokens = { inputTokens: 0, cachedTokens: 0, writtenTokens: 0, outputTokens: 0 }
  let dollars: number | null = 0
  let answers = 0

  function add(more: PricedTokens): void {
    tokens.inputTokens += more.inputTokens
    tokens.cachedTokens += more.cachedTokens
    tokens.writtenTokens += more.writtenTokens
    tokens.outputTokens += more.outputTokens
    // Price each answer by itself, because the price can depend on the length of a single request.
    const price = dollarsFor(settings, more)
    dollars = dollars === null || price === null ? null : dollars + price
    answers += 1
  }

  function total(): ModelUsage {
    const { inputTokens, cachedTokens, outputTokens } = tokens
    return { model: settings.model, inputTokens, cachedTokens, outputTokens, dollars }
  }

  return { add, total, paid: (): ModelUsage | null => (answers > 0 ? total() : null) }
}
