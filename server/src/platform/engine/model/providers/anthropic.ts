import { fetchWithoutRedirects, type Provider } from './provider.ts'

/** Anthropic's Messages API. It supports schemas, but no JSON without one. */
export const anthropic: Provider = {
  label: 'Anthropic',
  structures: ['schema', 'words'],
  cachesPrefixes: true,
  thinkingTokens: 4_000,
  deadlineMs: 480_000,
  open: async ({ baseUrl, key, model }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: baseUrl, apiKey: key ?? '', fetch: fetchWithoutRedirects })(model)
  },
  options: () => ({}),
  prefixMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
}
