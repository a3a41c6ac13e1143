import { z } from 'zod'
import { JsonObject } from './json.ts'
import { type Asked, bearerKey, type ModelReply, type WireFormat } from './wire-format.ts'

const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
  stream: z.literal(true),
  format: z.union([z.literal('json'), JsonObject]).optional(),
  think: z.union([z.boolean(), z.enum(['low', 'medium', 'high'])]).optional(),
  truncate: z.literal(false),
  shift: z.literal(false),
  keep_alive: z.string().regex(/^\d+m$/),
  options: z.object({ num_ctx: z.number().int().positive(), num_predict: z.number().int().optional() }),
})

/** Ollama's own chat: an answer comes in lines of JSON, and the last one holds the counts. */
export const ollamaChat: WireFormat = {
  api: 'ollama',
  takes: (path) => path === '/api/chat',
  key: bearerKey,
  read: (body) => {
    const { model, messages, format, options } = Body.parse(body)
    const schema = typeof format === 'object' ? format : null
    return {
      model,
      system: messages.flatMap(({ role, content }) => (role === 'system' ? content : [])).join('\n'),
      parts: messages.flatMap(({ role, content }) => (role === 'system' ? [] : { text: content, marked: false })),
      tools: null,
      format: schema ? 'schema' : format === 'json' ? 'json' : 'text',
      schema,
      schemaName: null,
      maxOutputTokens: options.num_predict ?? null,
    } satisfies Asked
  },
  answer: (said) => toLines(said),
  isLines: true,
  failedInside: [{ error: 'llama runner process has terminated: signal: killed' }],
  refuse: (fault, { model, message }) => {
    const table: Partial<Record<typeof fault, [status: number, words: string]>> = {
      invalid_key: [401, 'unauthorized'],
      forbidden: [403, 'forbidden'],
      no_credit: [402, 'this model needs a subscription'],
      unknown_model: [404, `model '${model}' not found`],
      too_long: [400, 'the input length exceeds the context length'],
      too_large: [413, 'request body too large'],
      rate_limited: [429, 'too many requests'],
      server_error: [500, 'llama runner process has terminated: exit status 2'],
      unavailable: [503, 'server busy, please try again. maximum pending requests exceeded'],
      overloaded: [503, 'server busy, please try again. maximum pending requests exceeded'],
      unsupported_format: [500, 'failed to load model vocabulary required for format'],
    }
    const [status, words] = table[fault] ?? [400, 'invalid request']
    return { status, body: { error: message ?? words } }
  },
}

function toLines({ model, text, ending, usage }: ModelReply): unknown[] {
  const about = { model, created_at: '2026-11-28T06:00:00.000Z' }
  const half = Math.ceil(text.length / 2)
  return [
    ...[text.slice(0, half), text.slice(half)].map((content) => ({
      ...about,
      message: { role: 'assistant', content },
      done: false,
    })),
    {
      ...about,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: ending === 'length' ? 'length' : 'stop',
      total_duration: 4_648_158_584,
      prompt_eval_count: usage.inputTokens,
      eval_count: usage.outputTokens,
    },
  ]
}
