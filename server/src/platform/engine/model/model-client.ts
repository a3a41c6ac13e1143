import type { z } from 'zod'
import type { ModelUsage } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import { type Clock, realClock } from './patience.ts'
import { providers } from './providers/providers.ts'

export type ModelRequest<Answer> = {
  /** An object; fields that may be missing are better nullable, not every provider takes optional ones. */
  schema: z.ZodType<Answer>
  /** Letters, digits, `_` and `-`. */
  schemaName: string
  system: string
  /**
   * What several requests share word for word, cheaper from the second on where the provider keeps it. They must share
   * their schema and `system` too: a schema stands before everything else there. Empty: nothing is shared.
   */
  prefix: string
  prompt: string
  /** Of the answer itself; room for thinking comes on top. */
  maxOutputTokens: number
  signal?: AbortSignal | undefined
  /** For the answer with all tries and pauses, from when its turn came; one try may take all of it. */
  deadlineMs?: number | undefined
}

/**
 * Asks for an answer of a shape. Tries again what may pass the next time, and once more what could not be read.
 * @throws ModelFault, its `usage` being what was paid all the same; or the signal's reason, where nothing was
 */
export type AskModel = <Answer>(request: ModelRequest<Answer>) => Promise<{ answer: Answer; usage: ModelUsage }>

export type ModelClient = {
  /** On the page: who wrote this. */
  label: string
  ask: AskModel
  /** Whether a prefix that was sent before is cheaper. */
  cachesPrefixes: boolean
  contextTokens: number
}

/** Limits and clock as tests want them. */
export type Circumstances = { clock: Clock; tries: number; deadlineMs: number }

/**
 * The configured language model. The SDK is loaded with the first question, so a process without a model never sees it.
 * At most `settings.concurrency` questions are with the provider at one time, the others wait.
 */
export function modelClient(settings: ModelSettings, circumstances: Partial<Circumstances> = {}): ModelClient {
  const provider = providers[settings.provider]
  const { deadlineMs } = provider
  const open = async () => {
    const [{ openAskModel }, model] = await Promise.all([import('./ask-model.ts'), provider.open(settings)])
    return openAskModel({ settings, provider, model, clock: realClock, tries: 6, deadlineMs, ...circumstances })
  }
  let opened: Promise<AskModel> | undefined
  return {
    label: settings.provider === 'openai-compatible' ? settings.model : `${provider.label} ${settings.model}`,
    ask: async (request) => {
      opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      const ask = await opened
      return ask(request)
    },
    cachesPrefixes: provider.cachesPrefixes,
    contextTokens: settings.contextTokens,
  }
}
