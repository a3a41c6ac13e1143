import { fetchWithoutRedirects, type Provider } from './provider.ts'

/** Gemini, through its own API. */
export const google: Provider = {
  label: 'Google',
  structures: ['schema', 'json', 'words'],
  cachesPrefixes: true,
  // Older models get 6,554 for low thinking effort.
  thinkingTokens: 8_000,
  deadlineMs: 480_000,
  open: async ({ baseUrl, key, model }) => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ baseURL: baseUrl, apiKey: key ?? '', fetch: fetchWithoutRedirects })(model)
  },
  options: () => ({}),
  prefixMark: null,
}
