import { guardedFetch, patientFetch } from '../../../outgoing/outgoing-fetch.ts'
import type { Provider } from './provider.ts'

/**
 * Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, LM Studio. Nothing is
 * known of what it understands beyond that, nor of what it keeps.
 */
export const openAiCompatible: Provider = {
  label: 'OpenAI-compatible server',
  structures: ['schema', 'json', 'words'],
  cachesPrefixes: false,
  thinkingTokens: 0,
  // A processor of one's own is slow.
  deadlineMs: 1_200_000,
  open: async ({ baseUrl, key, model, isFromPage }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'server',
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      fetch: isFromPage ? guardedFetch : patientFetch,
      ...(key && { apiKey: key }),
    })
    return provider(model)
  },
  options: () => ({}),
  prefixMark: null,
}
