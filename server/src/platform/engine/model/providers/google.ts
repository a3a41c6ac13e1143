import { fetchWithoutRedirects, type Provider } from './provider.ts'

/** Gemini, by its own API. */
export const google: Provider = {
  label: 'Google',
  structures: ['schema', 'json', 'words'],
  cachesPrefixes: true,
  thinkingTokens: 4_000,
  tryMs: 180_000,
  deadlineMs: 480_000,
  open: async ({ baseUrl, key, model }) => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ baseURL: baseUrl, apiKey: key ?? '', fetch: fetchWithoutRedirects })(model)
  },
  options: () => ({}),
  prefixMark: null,
}
