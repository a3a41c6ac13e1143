import type { ModelProviderKey } from '../model-settings.ts'
import { anthropic } from './anthropic.ts'
import { google } from './google.ts'
import { ollama } from './ollama.ts'
import { openai } from './openai.ts'
import { openAiCompatible } from './openai-compatible.ts'
import type { Provider } from './provider.ts'

export const providers: Record<ModelProviderKey, Provider> = {
  openai,
  anthropic,
  google,
  ollama,
  'openai-compatible': openAiCompatible,
}
