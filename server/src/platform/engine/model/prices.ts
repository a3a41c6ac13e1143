import { isIPv4 } from 'node:net'
import type { ModelSettings } from './model-settings.ts'

/** Dollars per million tokens. `upTo`: requests with more input tokens cost more, at a price that is not known here. */
type Price = { input: number; cached: number; written?: number; output: number; upTo?: number }

/** The providers' list prices as of 2026-11-21, standard processing. Models not listed have no known price. */
const prices: Record<string, Price> = {
  'gpt-5-mini': { input: 0.25, cached: 0.025, output: 2 },
  'gpt-5.4': { input: 2.5, cached: 0.25, output: 15, upTo: 272_000 },
  'gpt-5.4-mini': { input: 0.75, cached: 0.075, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, cached: 0.02, output: 1.25 },
  'gpt-5.5': { input: 5, cached: 0.5, output: 30, upTo: 272_000 },
  'gpt-5.6-luna': { input: 0.2, cached: 0.02, written: 0.25, output: 1.2, upTo: 200_000 },
  'gpt-5.6-terra': { input: 2, cached: 0.2, written: 2.5, output: 12, upTo: 272_000 },
  'gpt-5.6-sol': { input: 5, cached: 0.5, written: 6.25, output: 30, upTo: 272_000 },
  'claude-haiku-4-5': { input: 1, cached: 0.1, written: 1.25, output: 5 },
  'claude-haiku-5-5': { input: 0.1, cached: 0.01, written: 0.125, output: 0.5, upTo: 100_000 },
  'claude-sonnet-4-6': { input: 3, cached: 0.3, written: 3.75, output: 15 },
  'claude-sonnet-5': { input: 2, cached: 0.2, written: 2.5, output: 10 },
  'claude-sonnet-5-5': { input: 2, cached: 0.1, written: 2.5, output: 10 },
  'claude-opus-5': { input: 5, cached: 0.5, written: 6.25, output: 25 },
  'gemini-3.5-flash': { input: 1.5, cached: 0.15, output: 9 },
}

export type PricedTokens = {
  inputTokens: number
  cachedTokens: number
  /** Tokens put into the cache, for which some providers charge extra. */
  writtenTokens: number
  outputTokens: number
}

/** Returns the price of one request in dollars; null if it is not known. A self-hosted server costs nothing. */
export function dollarsFor(
  { provider, model, baseUrl }: Pick<ModelSettings, 'provider' | 'model' | 'baseUrl'>,
  tokens: PricedTokens,
): number | null {
  if (provider === 'openai-compatible' || provider === 'ollama') return isOwnServer(baseUrl) ? 0 : null
  const price = prices[withoutDate(model)]
  if (!price || tokens.inputTokens > (price.upTo ?? Number.POSITIVE_INFINITY)) return null
  const fresh = tokens.inputTokens - tokens.cachedTokens - tokens.writtenTokens
  const millionths =
    fresh * price.input +
    tokens.cachedTokens * price.cached +
    tokens.writtenTokens * (price.written ?? price.input) +
    tokens.outputTokens * price.output
  return millionths / 1_000_000
}

/** Removes the date from names of dated editions, such as `gpt-5.4-mini-2026-03-17` or `claude-haiku-4-5-20251001`. */
function withoutDate(model: string): string {
  return model.replace(/-(\d{4}-\d{2}-\d{2}|\d{8})$/, '')
}

/** Lists the models of a provider that have a known price. */
export function pricedModels(provider: ModelSettings['provider']): string[] {
  const beginnings: Record<ModelSettings['provider'], string | null> = {
    openai: 'gpt-',
    anthropic: 'claude-',
    google: 'gemini-',
    ollama: null,
    'openai-compatible': null,
  }
  const beginning = beginnings[provider]
  return beginning === null ? [] : Object.keys(prices).filter((model) => model.startsWith(beginning))
}

/** Guesses from the host name whether a server is self-hosted: for prices only, not a security check. */
function isOwnServer(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl)
  if (hostname.startsWith('[')) return /^\[(::1\]|f[cd])/.test(hostname)
  if (isIPv4(hostname)) return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname)
  return !hostname.includes('.') || /\.(local|internal|localhost|lan)$/.test(hostname)
}
