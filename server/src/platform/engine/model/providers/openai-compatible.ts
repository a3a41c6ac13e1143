import { fetchWithoutRedirects, type Provider } from './provider.ts'

/**
 * Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, LM Studio. Nothing of what it understands
 * beyond that is known, and those that keep prefixes do so whatever the schema is.
 */
export const openAiCompatible: Provider = {
  label: 'OpenAI-compatible server',
  structures: ['schema', 'json', 'words'],
  leastCachedTokens: null,
  thinkingTokens: 0,
  // A processor of one's own is slow; after 300 seconds without a first byte Node gives up by itself.
  tryMs: 290_000,
  deadlineMs: 900_000,
  open: async ({ baseUrl, key, model }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'server',
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      fetch: fetchWithoutRedirects,
      ...(key && { apiKey: key }),
    })
    return provider(model)
  },
  options: () => ({}),
  prefixMark: null,
}
