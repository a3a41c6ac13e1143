import type { Provider } from './provider.ts'

/**
 * Ollama's own API. Its OpenAI-compatible one keeps the server's small default context and drops what does not fit. The
 * official client would add little: it writes answers that it can't parse to the console and gives errors without
 * headers; the SDK's helpers read the same lines.
 */
export const ollama: Provider = {
  label: 'Ollama',
  isSelfHosted: true,
  structures: ['schema', 'json', 'words'],
  // Ollama reuses the prompt's beginning, so a request that repeats it is answered sooner.
  cachesPrefixes: true,
  // Added for models that think; see `ollama-model.ts`.
  thinkingTokens: 0,
  // A model on a CPU can be slow.
  deadlineMs: 1_200_000,
  open: async (settings) => {
    const { ollamaModel } = await import('../ollama/ollama-model.ts')
    return ollamaModel(settings)
  },
  findContextTokens: async (settings) => {
    const { findContextTokens } = await import('../ollama/find-context.ts')
    return findContextTokens(settings)
  },
  options: () => ({}),
  prefixMark: null,
}
