import { fetchWithoutRedirects, type Provider } from './provider.ts'

/** Gemini, by its own API. */
export const google: Provider = {
  label: 'Google',
  structures: ['schema', 'json', 'words'],
  cachesPrefixes: true,
  // Older models are given 6,554 for little thinking.
  thinkingTokens: 8_000,
  deadlineMs: 480_000,
  open: async ({ baseUrl, key, model }) => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ baseURL: baseUrl, apiKey: key ?? '', fetch: fetchWithoutRedirects })(model)
  },
  options: () => ({}),
  prefixMark: null,
}
