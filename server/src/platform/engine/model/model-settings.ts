// The settings of the language model, from the environment or from the operator's page. Only the operator sets these:
// if any user could choose the address, they could make the server send requests anywhere.
import { type ModelProviderKey, modelProviders } from '@podcastai/contracts'
import { z } from 'zod'

export { type ModelProviderKey, modelProviders } from '@podcastai/contracts'

export type ModelSettings = {
  provider: ModelProviderKey
  /** The provider's id of the model. */
  model: string
  /** Without a slash at the end. */
  baseUrl: string
  key: string | null
  /** The setting that holds the key, or would hold it, for use in messages. */
  keyName: string
  /** Set if it was connected in the app: messages then name the fields of that page instead of settings. */
  isFromPage?: true
  /** The maximum number of requests open at the provider at a time. */
  concurrency: number
  /** Tokens that the model accepts in one request, including its answer. */
  contextTokens: number
  /** Set if nobody chose the context: what the server of the model says about it then goes before the default. */
  isContextDefault?: true
}

/** The defaults of a provider. Values that are null must be set. */
type Usual = {
  baseUrl: string | null
  /** Whether the server can run elsewhere than at `baseUrl`. */
  takesAddress?: true
  model: string | null
  keyNames: string[]
  contextTokens: number
  /** Requests that one process has open at a time. */
  concurrency: number
}

const hosted = { concurrency: 4 }

const usual = {
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5.4-mini',
    keyNames: ['OPENAI_API_KEY'],
    contextTokens: 400_000,
    ...hosted,
  },
  anthropic: {
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-sonnet-5-5',
    keyNames: ['ANTHROPIC_API_KEY'],
    contextTokens: 200_000,
    ...hosted,
  },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-3.5-flash',
    keyNames: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    contextTokens: 1_000_000,
    ...hosted,
  },
  ollama: {
    baseUrl: 'http://127.0.0.1:11434',
    takesAddress: true,
    model: null,
    keyNames: [],
    // Only until Ollama says what the model takes.
    contextTokens: 32_768,
    // Ollama answers one request after the other; those that wait there would use up their time.
    concurrency: 1,
  },
  // The usual context of a model on one's own machine; AI_CONTEXT_TOKENS sets a larger one.
  'openai-compatible': {
    ...{ baseUrl: null, takesAddress: true, model: null, keyNames: [] },
    contextTokens: 16_384,
    ...hosted,
  },
} satisfies Record<ModelProviderKey, Usual>

/** Returns the model, address, and context of a provider that apply unless the operator sets others. */
export function usualFor(provider: ModelProviderKey): Usual {
  return usual[provider]
}

/** Checked only when used: a shell may set any of these keys for something else. */
const Key = z.string().trim()

const BaseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .refine((url) => !new URL(url).username, 'must not hold a name and password; a key belongs to AI_API_KEY')
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''))

/** The settings that `readModelSettings` reads, for the schema of the process's settings. */
export const modelSettingsShape = {
  AI_PROVIDER: z.enum(['builtin', ...modelProviders]).optional(),
  AI_MODEL: z.string().trim().min(1).optional(),
  AI_BASE_URL: BaseUrl.optional(),
  AI_API_KEY: Key.optional(),
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(4_096).max(10_000_000).optional(),
  OPENAI_API_KEY: Key.optional(),
  ANTHROPIC_API_KEY: Key.optional(),
  GEMINI_API_KEY: Key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: Key.optional(),
}

const Shape = z.object(modelSettingsShape)

/**
 * Reads the settings of the language model.
 * @returns null if no model is configured, so the built-in engine writes
 * @throws Error with one line that names the missing or invalid setting
 */
export function readModelSettings(settings: z.infer<typeof Shape>): ModelSettings | null {
  const { AI_PROVIDER: provider = 'builtin' } = settings
  if (provider === 'builtin') {
    const idle = (['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY'] as const).find((name) => settings[name] !== undefined)
    if (idle) throw new Error(`${idle}: is set, but AI_PROVIDER names no provider (${modelProviders.join(', ')})`)
    return null
  }
  const defaults: Usual = usual[provider]
  const baseUrl = settings.AI_BASE_URL ?? defaults.baseUrl
  if (baseUrl === null) throw new Error(`AI_BASE_URL: AI_PROVIDER '${provider}' needs the address of the server`)
  const model = settings.AI_MODEL ?? defaults.model
  if (model === null) throw new Error(`AI_MODEL: AI_PROVIDER '${provider}' needs the name of a model`)
  const { keyName, key } = findApiKey(settings, defaults)
  if (key === null && defaults.keyNames.length > 0) {
    throw new Error(`AI_API_KEY: AI_PROVIDER '${provider}' needs a key, here or in ${defaults.keyNames[0]}`)
  }
  return {
    provider,
    model,
    baseUrl,
    key,
    keyName,
    concurrency: settings.AI_CONCURRENCY ?? defaults.concurrency,
    contextTokens: settings.AI_CONTEXT_TOKENS ?? defaults.contextTokens,
    ...(settings.AI_CONTEXT_TOKENS === undefined && { isContextDefault: true }),
  }
}

/** Returns what messages call the settings: their names in the environment, or those of the page's fields. */
export function getSettingNames({ keyName, isFromPage }: Pick<ModelSettings, 'keyName' | 'isFromPage'>) {
  if (isFromPage) return { key: 'the key', model: 'its name', baseUrl: 'the base address', context: 'the context' }
  return { key: keyName, model: 'AI_MODEL', baseUrl: 'AI_BASE_URL', context: 'AI_CONTEXT_TOKENS' }
}

function findApiKey(settings: Record<string, unknown>, { keyNames }: Usual): { keyName: string; key: string | null } {
  for (const keyName of ['AI_API_KEY', ...keyNames]) {
    const key = settings[keyName]
    if (typeof key !== 'string') continue
    // Other characters would cause an error in the HTTP client whose message contains the key.
    if (!/^[\x21-\x7e]+$/.test(key)) throw new Error(`${keyName}: holds a character that no key has`)
    return { keyName, key }
  }
  return { keyName: 'AI_API_KEY', key: null }
}
