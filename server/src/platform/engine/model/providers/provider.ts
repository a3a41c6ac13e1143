import type { generateText, LanguageModel } from 'ai'
import type { ModelSettings } from '../model-settings.ts'

/** How JSON is asked for: by a schema that the server enforces, as any JSON, or in words alone. */
export type Structure = 'schema' | 'json' | 'words'

/** What the SDK passes on to one provider, under the provider's name. */
export type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

export type Provider = {
  /** As people know it. */
  label: string
  /** The strongest first; a server that refuses one gets the next. */
  structures: readonly [Structure, ...Structure[]]
  /** Whether what several requests begin with is cheaper from the second on. */
  cachesPrefixes: boolean
  /** Tokens for thinking that come on top of the answer's, where the provider counts both as output. */
  thinkingTokens: number
  /** Milliseconds that an answer may take with all tries and pauses, where the request does not say. */
  deadlineMs: number
  /** Imports the SDK: only when a model of this provider is configured. */
  open: (settings: ModelSettings) => Promise<LanguageModel>
  /** Goes with each request; `prefixKey` is the same for requests that share their prefix. */
  options: (prefixKey: string) => ProviderOptions
  /** Marks the end of the prefix, where the provider wants that; null: identical first bytes are enough. */
  prefixMark: ProviderOptions | null
}

/** A key in a header of its own would follow a redirect to any other server, so none is followed. */
export const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
