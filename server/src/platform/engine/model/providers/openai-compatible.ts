import { guardedFetch, patientFetch } from '../../../outgoing/outgoing-fetch.ts'
import type { Provider } from './provider.ts'

/**
 * Any server that speaks OpenAI's Chat Completions API: llama.cpp, vLLM, LM Studio. It is unknown which other
 * features such a server supports, and what it caches.
 */
export const openAiCompatible: Provider = {
  label: 'OpenAI-compatible server',
  isSelfHosted: true,
  structures: ['schema', 'json', 'words'],
  cachesPrefixes: false,
  thinkingTokens: 0,
  // Self-hosted models can be slow.
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
