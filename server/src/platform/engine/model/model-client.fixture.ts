import { z } from 'zod'
import type { Circumstances, ModelRequest } from './model-client.ts'
import type { ModelProviderKey, ModelSettings } from './model-settings.ts'
import type { Clock } from './patience.ts'

/** Looks like a real key, so that no code treats it differently from one. */
export const testKey = 'sk-live-9f8e7d6c5b4a39281706TESTKEY'

const models: Record<ModelProviderKey, string> = {
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.5-flash',
  ollama: 'qwen3:4b',
  'openai-compatible': 'llama3.1:8b',
}

export function settingsFor(
  provider: ModelProviderKey,
  baseUrl: string,
  changes: Partial<ModelSettings> = {},
): ModelSettings {
  return {
    provider,
    baseUrl,
    model: models[provider],
    key: testKey,
    keyName: 'AI_API_KEY',
    concurrency: 4,
    contextTokens: 100_000,
    ...changes,
  }
}

export const Titles = z.object({ primary: z.string(), others: z.array(z.string()).min(1) })

export const goodTitles = { primary: 'What bread costs', others: ['The till', 'Closing day'] }

export function titlesRequest(changes: Partial<ModelRequest<z.infer<typeof Titles>>> = {}) {
  return {
    schema: Titles,
    schemaName: 'titles',
    system: 'You write titles.',
    prefix: '',
    prompt: 'THE-PROMPT: titles for this episode.',
    maxOutputTokens: 500,
    ...changes,
  }
}

/** Returns a clock that advances only while sleeping, and without randomness. */
export function quietClock(): Clock & { slept: number[] } {
  const slept: number[] = []
  let now = 1_800_000_000_000
  return {
    slept,
    now: () => now,
    random: () => 0,
    sleep: async (ms) => {
      slept.push(ms)
      now += ms
    },
  }
}

/** Returns circumstances in which the client gives up after three tries, without real pauses. */
export function quickly(changes: Partial<Circumstances> = {}): Partial<Circumstances> {
  return { clock: quietClock(), tries: 3, ...changes }
}
