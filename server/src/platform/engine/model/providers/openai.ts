import { fetchWithoutRedirects, type Provider } from './provider.ts'

/** OpenAI's Responses API. */
export const openai: Provider = {
  label: 'OpenAI',
  structures: ['schema', 'json', 'words'],
  cachesPrefixes: true,
  thinkingTokens: 4_000,
  deadlineMs: 480_000,
  open: async ({ baseUrl, key, model }) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL: baseUrl, apiKey: key ?? '', fetch: fetchWithoutRedirects }).responses(model)
  },
  // Not stored: an episode stays with the provider no longer than the answer takes. No reasoning summary: nobody reads
  // it, and OpenAI gives it to verified organizations only.
  options: (prefixKey) => ({ openai: { promptCacheKey: prefixKey, store: false, reasoningSummary: null } }),
  prefixMark: null,
}
