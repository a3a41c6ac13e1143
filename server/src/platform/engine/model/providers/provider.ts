import type { generateText, LanguageModel } from 'ai'
import type { ModelSettings } from '../model-settings.ts'

/** How to request JSON: with a schema that the server enforces, as any JSON, or only in words. */
export type Structure = 'schema' | 'json' | 'words'

/** Options that the SDK passes on to one provider, keyed by the provider's name. */
export type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** What is needed to ask a server about a model. */
export type ModelAddress = Pick<ModelSettings, 'model' | 'baseUrl' | 'key' | 'isFromPage'>

export type Provider = {
  /** The name that users know. */
  label: string
  /** Whether people run it themselves: the model's own name then says it all. */
  isSelfHosted?: true
  /** Strongest first; if a server refuses one, the next is tried. */
  structures: readonly [Structure, ...Structure[]]
  /** Whether a prefix that several requests share is cheaper from the second on. */
  cachesPrefixes: boolean
  /** Tokens for thinking, added to the answer's if the provider counts both as output. */
  thinkingTokens: number
  /** Milliseconds that an answer may take with all tries and pauses, unless the request sets a deadline. */
  deadlineMs: number
  /** Imports the SDK. Called only if a model of this provider is configured. */
  open: (settings: ModelSettings) => Promise<LanguageModel>
  /** Finds out how many tokens the model takes where it runs; null if the server does not say. */
  findContextTokens?: (settings: ModelAddress) => Promise<number | null>
  /** Returns options to send with a request; `prefixKey` is the same for requests that share a prefix. */
  options: (prefixKey: string) => ProviderOptions
  /** Marks the end of the prefix; null if the provider recognizes a prefix by identical first bytes. */
  prefixMark: ProviderOptions | null
}

/** Fetches without following redirects, which would send a key in a custom header to any other server. */
export const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
