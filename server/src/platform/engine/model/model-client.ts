import type { z } from 'zod'
import type { ModelUsage } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import { type Clock, realClock } from './patience.ts'
import { providers } from './providers/providers.ts'

export type ModelRequest<Answer> = {
  /** An object. Make fields that may be missing nullable, because not every provider accepts optional ones. */
  schema: z.ZodType<Answer>
  /** Letters, digits, `_` and `-`. */
  schemaName: string
  system: string
  /**
   * Text that several requests share word for word, cheaper from the second on if the provider caches it. They must
   * also share the schema, which providers put first, and `system`. Empty if nothing is shared.
   */
  prefix: string
  prompt: string
  /** The limit of the answer itself; tokens for thinking are added to it. */
  maxOutputTokens: number
  signal?: AbortSignal | undefined
  /** The time for the answer with all tries and pauses, once it leaves the queue; one try may take all of it. */
  deadlineMs?: number | undefined
}

/**
 * Asks for an answer that fits the schema. Retries failures that may pass, and once an answer that could not be read.
 * @throws ModelFault with the `usage` that was paid all the same, or the signal's reason if nothing was paid
 */
export type AskModel = <Answer>(request: ModelRequest<Answer>) => Promise<ModelAnswer<Answer>>

/** `isCut`: only the beginning came, twice; values that were cut off are left out. */
export type ModelAnswer<Answer> = { answer: Answer; isCut?: boolean; usage: ModelUsage }

export type ModelClient = {
  /** Shown on the page as the writer. */
  label: string
  ask: AskModel
  /** Whether sending a prefix again is cheaper. */
  cachesPrefixes: boolean
  contextTokens: number
}

/** The clock and limits, which tests replace. */
export type Circumstances = { clock: Clock; tries: number; deadlineMs: number }

/** Returns the settings with the context that the model's server reports, if nobody chose one. */
export async function withOwnContext(settings: ModelSettings): Promise<ModelSettings> {
  if (!settings.isContextDefault) return settings
  const contextTokens = await providers[settings.provider].findContextTokens?.(settings)
  return contextTokens ? { ...settings, contextTokens } : settings
}

/**
 * Returns a client of the configured language model. The first request loads the SDK, so a process without a model
 * never does. At most `settings.concurrency` requests are open at the provider at a time; the others wait.
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
    label: provider.isSelfHosted ? settings.model : `${provider.label} ${settings.model}`,
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
