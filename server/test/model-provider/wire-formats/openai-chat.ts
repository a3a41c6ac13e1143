import { z } from 'zod'
import { JsonObject } from './json.ts'
import { refuseAsOpenAi } from './openai-errors.ts'
import { type Asked, bearerKey, type ModelReply, type WireFormat } from './wire-format.ts'

const Content = z.union([z.string(), z.array(z.object({ type: z.literal('text'), text: z.string() }))])

const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: Content })),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  tools: z.array(z.unknown()).optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string(), schema: JsonObject }) }),
    ])
    .optional(),
})

/** Chat completions: what OpenAI-compatible servers (Ollama, llama.cpp, vLLM, LM Studio) speak. */
export const openAiChat: WireFormat = {
  api: 'openai-chat',
  takes: (path) => path.endsWith('/chat/completions'),
  key: bearerKey,
  read: (body) => {
    const { model, messages, tools, response_format: format, ...rest } = Body.parse(body)
    const isSystem = (role: string) => role === 'system' || role === 'developer'
    const schema = format?.type === 'json_schema' ? format.json_schema : null
    return {
      model,
      system: messages.flatMap(({ role, content }) => (isSystem(role) ? listTexts(content) : [])).join('\n'),
      parts: messages.flatMap(({ role, content }) =>
        isSystem(role) ? [] : listTexts(content).map((text) => ({ text, marked: false })),
      ),
      tools: tools ?? null,
      format: schema ? 'schema' : format?.type === 'json_object' ? 'json' : 'text',
      schema: schema?.schema ?? null,
      schemaName: schema?.name ?? null,
      maxOutputTokens: rest.max_completion_tokens ?? rest.max_tokens ?? null,
    } satisfies Asked
  },
  answer: ({ model, text, ending, usage }: ModelReply) => ({
    id: 'chatcmpl-local',
    object: 'chat.completion',
    created: 1_750_000_000,
    model,
    choices: [
      {
        index: 0,
        message:
          ending === 'refusal'
            ? { role: 'assistant', content: null, refusal: text }
            : { role: 'assistant', content: text, refusal: null },
        finish_reason: ending === 'length' ? 'length' : ending === 'blocked' ? 'content_filter' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.inputTokens,
      completion_tokens: usage.outputTokens,
      total_tokens: usage.inputTokens + usage.outputTokens,
      prompt_tokens_details: { cached_tokens: usage.cachedTokens },
    },
  }),
  refuse: refuseAsOpenAi,
}

function listTexts(content: z.infer<typeof Content>): string[] {
  return typeof content === 'string' ? [content] : content.map(({ text }) => text)
}
