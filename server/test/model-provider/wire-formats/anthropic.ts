import { z } from 'zod'
import type { Fault } from '../script.ts'
import { JsonObject } from './json.ts'
import type { Asked, ModelReply, WireFormat } from './wire-format.ts'

const Text = z.object({ type: z.literal('text'), text: z.string(), cache_control: z.unknown().optional() })

const Body = z.object({
  model: z.string(),
  system: z.array(Text).optional(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.array(Text) })),
  max_tokens: z.number(),
  tools: z.array(z.object({ name: z.string(), input_schema: JsonObject })).optional(),
  output_config: z
    .object({ format: z.object({ type: z.literal('json_schema'), schema: JsonObject }).optional() })
    .optional(),
})

/** The messages API. */
export const anthropic: WireFormat = {
  api: 'anthropic',
  takes: (path) => path.endsWith('/messages'),
  key: (headers) => headers['x-api-key'] ?? null,
  read: (body) => {
    const { model, system = [], messages, tools, output_config, max_tokens } = Body.parse(body)
    const schema = output_config?.format?.schema ?? tools?.[0]?.input_schema ?? null
    return {
      model,
      system: system.map(({ text }) => text).join('\n'),
      parts: messages.flatMap(({ content }) =>
        content.map(({ text, cache_control }) => ({ text, marked: cache_control !== undefined })),
      ),
      tools: tools ?? null,
      format: schema ? 'schema' : 'text',
      schema,
      schemaName: null,
      maxOutputTokens: max_tokens,
    } satisfies Asked
  },
  answer: ({ model, text, ending, usage }: ModelReply) => ({
    type: 'message',
    id: 'msg_local',
    role: 'assistant',
    model,
    content: ending === 'refusal' ? [] : [{ type: 'text', text }],
    stop_reason: ending === 'length' ? 'max_tokens' : ending === 'stop' ? 'end_turn' : 'refusal',
    stop_sequence: null,
    usage: {
      input_tokens: usage.inputTokens - usage.cachedTokens - usage.writtenTokens,
      cache_creation_input_tokens: usage.writtenTokens,
      cache_read_input_tokens: usage.cachedTokens,
      output_tokens: usage.outputTokens,
    },
  }),
  refuse: (fault, { model, key, message }) => {
    const [status, type, words] = errors({ model, key })[fault] ?? [400, 'invalid_request_error', 'Invalid request.']
    return { status, body: { type: 'error', error: { type, message: message ?? words }, request_id: 'req_local' } }
  },
}

function errors({ model, key }: { model: string; key: string | null }) {
  return {
    invalid_key: [401, 'authentication_error', `invalid x-api-key: ${key}`],
    forbidden: [403, 'permission_error', 'Your API key does not have permission to use the specified resource.'],
    no_credit: [400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'],
    unknown_model: [404, 'not_found_error', `model: ${model}`],
    too_long: [400, 'invalid_request_error', 'prompt is too long: 1204000 tokens > 1000000 maximum'],
    too_large: [413, 'request_too_large', 'Request exceeds the maximum size'],
    rate_limited: [429, 'rate_limit_error', 'This request would exceed your rate limit of input tokens per minute.'],
    server_error: [500, 'api_error', 'Internal server error'],
    unavailable: [503, 'api_error', 'Service unavailable'],
    overloaded: [529, 'overloaded_error', 'Overloaded'],
    unsupported_format: [400, 'invalid_request_error', 'output_config.format: this model does not support it.'],
  } as Partial<Record<Fault, [number, string, string]>>
}
