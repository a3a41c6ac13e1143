import { APICallError, JSONParseError, type LanguageModel, TypeValidationError } from 'ai'
import type { ModelSettings } from '../model-settings.ts'
import { chooseContext, estimateTokens, getContextLength } from './context-size.ts'
import { type ChatBody, openOllama, type ShownModel } from './ollama-api.ts'

type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>
type CallOptions = Parameters<Model['doGenerate']>[0]
type Usage = Awaited<ReturnType<Model['doGenerate']>>['usage']

/** How long Ollama keeps the model in memory after a request: longer than the server thinks between two of a kit. */
const keepAliveMinutes = 15
/** What Ollama says of a model is asked again after this, because a model may be replaced under its name. */
const knownMs = 600_000
/** Tokens for the template around the messages. */
const templateTokens = 256
/** Tokens for thoughts of a model that thinks, even if it was asked not to. */
const thinkingTokens = 4_000

/** Returns a model for the SDK that speaks Ollama's own API, with a context that fits each request. */
export function ollamaModel(settings: ModelSettings): Model {
  const { model, contextTokens } = settings
  const ollama = openOllama(settings)
  const url = `${ollama.origin}/api/chat`
  let known: { shown: ShownModel; at: number } | null = null
  let loaded = { context: 0, at: 0 }

  /** Asks Ollama about the model. Not being told is no reason to fail: a proxy may let only `/api/chat` through. */
  async function getModel(signal: AbortSignal | undefined): Promise<ShownModel> {
    if (known && performance.now() - known.at < knownMs) return known.shown
    const shown = await ollama.show(model, signal).catch(() => null)
    if (shown) known = { shown, at: performance.now() }
    return shown ?? {}
  }

  async function chat(body: ChatBody, signal: AbortSignal | undefined) {
    loaded = { context: body.options.num_ctx, at: performance.now() }
    const { value: lines, responseHeaders } = await ollama.chat(body, signal)
    let text = ''
    for await (const line of readable(lines)) {
      if (line.error) {
        const failed = { statusCode: 500, responseBody: line.error, responseHeaders: responseHeaders ?? {} }
        throw new APICallError({ message: line.error, url, requestBodyValues: {}, ...failed })
      }
      text += line.message?.content ?? ''
      if (line.done) return { text, reason: line.done_reason ?? 'stop', usage: readUsage(line) }
    }
    throw new APICallError({ message: 'The answer broke off', url, requestBodyValues: {} })
  }

  /** Passes lines on. The error of one that is no JSON would quote it, so it is replaced. */
  async function* readable<Line>(lines: AsyncIterable<Line>) {
    try {
      yield* lines
    } catch (error) {
      if (!JSONParseError.isInstance(error) && !TypeValidationError.isInstance(error)) throw error
      throw new APICallError({ message: 'The answer cannot be read', url, requestBodyValues: {}, statusCode: 200 })
    }
  }

  async function generate(options: CallOptions) {
    const shown = await getModel(options.abortSignal)
    const messages = options.prompt.map(({ role, content }) => ({ role, content: joinText(content) }))
    const thinks = shown.capabilities?.includes('thinking') ?? false
    const answerTokens = options.maxOutputTokens && options.maxOutputTokens + (thinks ? thinkingTokens : 0)
    const max = Math.min(contextTokens, getContextLength(shown) ?? contextTokens)
    const isLoaded = performance.now() - loaded.at < keepAliveMinutes * 60_000
    const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), templateTokens)
    const context = chooseContext({
      tokens: tokens + (answerTokens ?? 0),
      loaded: isLoaded ? loaded.context : 0,
      max,
    })
    const body = (num_ctx: number): ChatBody => ({
      ...{ model, messages },
      ...(options.responseFormat?.type === 'json' && { format: options.responseFormat.schema ?? 'json' }),
      // Models of the gpt-oss family cannot stop thinking.
      ...(thinks && { think: /gpt-?oss/i.test(model) ? ('low' as const) : (false as const) }),
      keep_alive: `${keepAliveMinutes}m`,
      options: { num_ctx, ...(answerTokens && { num_predict: answerTokens }) },
    })
    try {
      return await chat(body(context), options.abortSignal)
    } catch (error) {
      // The estimate was too low.
      if (context < max && isOverContext(error)) return await chat(body(max), options.abortSignal)
      throw error
    }
  }

  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: model,
    supportedUrls: {},
    doGenerate: async (options) => {
      const { text, reason, usage } = await generate(options)
      return {
        content: [{ type: 'text', text }],
        finishReason: { unified: reason === 'length' ? 'length' : 'stop', raw: reason },
        usage,
        warnings: [],
      }
    },
    doStream: () => Promise.reject(new Error('Answers are read whole')),
  }
}

function isOverContext(error: unknown): boolean {
  return APICallError.isInstance(error) && /context (?:length|size|window)/i.test(error.message)
}

function joinText(content: string | readonly { type: string; text?: unknown }[]): string {
  if (typeof content === 'string') return content
  return content.flatMap(({ text }) => (typeof text === 'string' ? text : [])).join('\n\n')
}

function readUsage({
  prompt_eval_count: input,
  eval_count: output,
}: {
  prompt_eval_count?: number | null | undefined
  eval_count?: number | null | undefined
}): Usage {
  return {
    inputTokens: {
      total: input ?? undefined,
      noCache: input ?? undefined,
      cacheRead: undefined,
      cacheWrite: undefined,
    },
    outputTokens: { total: output ?? undefined, text: output ?? undefined, reasoning: undefined },
  }
}
