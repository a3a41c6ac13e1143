// The calls of Ollama's own API that the server needs. https://docs.ollama.com/api
import {
  createJsonErrorResponseHandler,
  createJsonLinesResponseHandler,
  createJsonResponseHandler,
  getFromApi,
  postJsonToApi,
} from '@ai-sdk/provider-utils'
import { z } from 'zod'
import { guardedFetch, patientFetch } from '../../../outgoing/outgoing-fetch.ts'
import type { ModelSettings } from '../model-settings.ts'
import { toOllamaUrl } from './ollama-url.ts'
import { readTags } from './read-tags.ts'

/** What `/api/show` says about a model. */
const ShownModel = z.object({
  capabilities: z.array(z.string()).nullish(),
  /** Keys begin with the architecture, such as `qwen3.context_length`. */
  model_info: z.record(z.string(), z.unknown()).nullish(),
})
export type ShownModel = z.infer<typeof ShownModel>

/** One line of an answer. The last one is `done` and holds the counts; a line can be an error instead. */
const ChatLine = z.object({
  message: z.object({ content: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
  error: z.string().nullish(),
})

/** One line of a download: a step, or the progress of one of the model's files. */
const PullLine = z.object({
  status: z.string().nullish(),
  digest: z.string().nullish(),
  total: z.number().nullish(),
  completed: z.number().nullish(),
  error: z.string().nullish(),
})

export type ChatBody = {
  model: string
  messages: { role: string; content: string }[]
  format?: unknown
  think?: false | 'low'
  keep_alive: string
  options: { num_ctx: number; num_predict?: number }
}

const failedResponseHandler = createJsonErrorResponseHandler({
  errorSchema: z.object({ error: z.string() }),
  errorToMessage: ({ error }) => error,
})

/** Returns the calls to the Ollama server at this address; they throw the SDK's `APICallError`. */
export function openOllama({ baseUrl, key, isFromPage }: Pick<ModelSettings, 'baseUrl' | 'key' | 'isFromPage'>) {
  const origin = toOllamaUrl(baseUrl)
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  const fetch = isFromPage ? guardedFetch : patientFetch
  const post = <Value>(
    path: string,
    body: unknown,
    successfulResponseHandler: Parameters<typeof postJsonToApi<Value>>[0]['successfulResponseHandler'],
    abortSignal: AbortSignal | undefined,
  ) =>
    postJsonToApi<Value>({
      url: `${origin}${path}`,
      ...{ headers, fetch, body },
      ...{ successfulResponseHandler, failedResponseHandler },
      ...(abortSignal && { abortSignal }),
    })

  return {
    origin,

    list: async (abortSignal: AbortSignal) => {
      const successfulResponseHandler = createJsonResponseHandler(z.unknown())
      const url = `${origin}/api/tags`
      const { value } = await getFromApi({
        url,
        headers,
        fetch,
        abortSignal,
        successfulResponseHandler,
        failedResponseHandler,
      })
      return readTags(value)
    },

    show: async (model: string, signal?: AbortSignal) =>
      (await post('/api/show', { model }, createJsonResponseHandler(ShownModel), signal)).value,

    /**
     * Asks for an answer, line by line. `truncate` and `shift` are off: Ollama otherwise drops what does not fit its
     * context and answers all the same.
     */
    chat: (body: ChatBody, signal?: AbortSignal) =>
      post(
        '/api/chat',
        { ...body, stream: true, truncate: false, shift: false },
        createJsonLinesResponseHandler(ChatLine),
        signal,
      ),

    /** Has Ollama download a model. Ends when the signal aborts; the next call continues where this one ended. */
    pull: async (model: string, signal: AbortSignal) =>
      (await post('/api/pull', { model, stream: true }, createJsonLinesResponseHandler(PullLine), signal)).value,
  }
}
