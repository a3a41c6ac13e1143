import { z } from 'zod'
import { JsonObject } from './json.ts'
import { refuseAsOpenAi } from './openai-errors.ts'
import { type Asked, bearerKey, type ModelReply, type WireFormat } from './wire-format.ts'

const Body = z.object({
  model: z.string(),
  input: z.array(
    z.object({
      role: z.enum(['system', 'developer', 'user', 'assistant']),
      content: z.union([z.string(), z.array(z.object({ type: z.literal('input_text'), text: z.string() }))]),
    }),
  ),
  max_output_tokens: z.number().optional(),
  tools: z.array(z.unknown()).optional(),
  text: z
    .object({
      format: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('text') }),
          z.object({ type: z.literal('json_object') }),
          z.object({ type: z.literal('json_schema'), name: z.string(), schema: JsonObject }),
        ])
        .optional(),
    })
    .optional(),
})

/** The responses API, which the OpenAI client calls by default. */
export const openAiResponses: WireFormat = {
  api: 'openai-responses',
  takes: (path) => path.endsWith('/responses'),
  key: bearerKey,
  read: (body) => {
    const { model, input, tools, text, max_output_tokens } = Body.parse(body)
    const isSystem = (role: string) => role === 'system' || role === 'developer'
    const listTexts = (content: (typeof input)[number]['content']) =>
      typeof content === 'string' ? [content] : content.map((part) => part.text)
    const format = text?.format
    const schema = format?.type === 'json_schema' ? format : null
    return {
      model,
      system: input.flatMap(({ role, content }) => (isSystem(role) ? listTexts(content) : [])).join('\n'),
      parts: input.flatMap(({ role, content }) =>
        isSystem(role) ? [] : listTexts(content).map((part) => ({ text: part, marked: false })),
      ),
      tools: tools ?? null,
      format: schema ? 'schema' : format?.type === 'json_object' ? 'json' : 'text',
      schema: schema?.schema ?? null,
      schemaName: schema?.name ?? null,
      maxOutputTokens: max_output_tokens ?? null,
    } satisfies Asked
  },
  answer: ({ model, text, ending, usage }: ModelReply) => ({
    id: 'resp_local',
    object: 'response',
    created_at: 1_750_000_000,
    status: ending === 'length' || ending === 'blocked' ? 'incomplete' : 'completed',
    incomplete_details:
      ending === 'length'
        ? { reason: 'max_output_tokens' }
        : ending === 'blocked'
          ? { reason: 'content_filter' }
          : null,
    error: null,
    model,
    output: [
      {
        type: 'message',
        id: 'msg_local',
        role: 'assistant',
        status: ending === 'length' ? 'incomplete' : 'completed',
        content: [
          ending === 'refusal' ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] },
        ],
      },
    ],
    usage: {
      input_tokens: usage.inputTokens,
      input_tokens_details: { cached_tokens: usage.cachedTokens },
      output_tokens: usage.outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.inputTokens + usage.outputTokens,
    },
  }),
  refuse: refuseAsOpenAi,
}
