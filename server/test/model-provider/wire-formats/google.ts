import { z } from 'zod'
import type { Fault } from '../script.ts'
import { JsonObject } from './json.ts'
import type { Asked, ModelReply, WireFormat } from './wire-format.ts'

const Parts = z.object({ parts: z.array(z.object({ text: z.string() })) })

const Body = z.object({
  systemInstruction: Parts.optional(),
  contents: z.array(Parts.extend({ role: z.enum(['user', 'model']) })),
  tools: z.unknown().optional(),
  generationConfig: z
    .object({
      maxOutputTokens: z.number().optional(),
      responseMimeType: z.string().optional(),
      responseJsonSchema: JsonObject.optional(),
    })
    .optional(),
})

/** Gemini's generateContent. */
export const google: WireFormat = {
  api: 'google',
  takes: (path) => path.endsWith(':generateContent'),
  key: (headers) => headers['x-goog-api-key'] ?? null,
  read: (body, path) => {
    const { systemInstruction, contents, tools, generationConfig = {} } = Body.parse(body)
    const schema = generationConfig.responseJsonSchema ?? null
    return {
      model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
      system: (systemInstruction?.parts ?? []).map(({ text }) => text).join('\n'),
      parts: contents.flatMap(({ parts }) => parts.map(({ text }) => ({ text, marked: false }))),
      tools: tools ?? null,
      format: schema ? 'schema' : generationConfig.responseMimeType === 'application/json' ? 'json' : 'text',
      schema,
      schemaName: null,
      maxOutputTokens: generationConfig.maxOutputTokens ?? null,
    } satisfies Asked
  },
  answer: ({ model, text, ending, usage }: ModelReply) => ({
    ...(ending === 'blocked'
      ? { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }
      : {
          candidates: [
            {
              index: 0,
              content: { role: 'model', parts: ending === 'refusal' ? [] : [{ text }] },
              finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[ending],
            },
          ],
        }),
    usageMetadata: {
      promptTokenCount: usage.inputTokens,
      cachedContentTokenCount: usage.cachedTokens,
      candidatesTokenCount: usage.outputTokens,
      totalTokenCount: usage.inputTokens + usage.outputTokens,
    },
    modelVersion: model,
    responseId: 'local',
  }),
  refuse: (fault, { model, key, message, details }) => {
    const [code, status, words] = errors({ model, key })[fault] ?? [400, 'INVALID_ARGUMENT', 'Invalid request.']
    return { status: code, body: { error: { code, status, message: message ?? words, details } } }
  },
}

function errors({ model, key }: { model: string; key: string | null }) {
  return {
    // Gemini returns 400 for an invalid key.
    invalid_key: [400, 'INVALID_ARGUMENT', `API key not valid. Please pass a valid API key. (${key})`],
    forbidden: [403, 'PERMISSION_DENIED', 'Permission denied: consumer has been suspended.'],
    no_credit: [402, 'FAILED_PRECONDITION', 'Your prepayment credits are depleted.'],
    unknown_model: [404, 'NOT_FOUND', `models/${model} is not found for API version v1beta.`],
    too_long: [
      400,
      'INVALID_ARGUMENT',
      'The input token count (1200000) exceeds the maximum number of tokens allowed.',
    ],
    too_large: [413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.'],
    rate_limited: [429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing.'],
    server_error: [500, 'INTERNAL', 'An internal error has occurred.'],
    unavailable: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
    overloaded: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
    unsupported_format: [400, 'INVALID_ARGUMENT', 'JSON mode is not enabled for this model: response_schema'],
  } as Partial<Record<Fault, [number, string, string]>>
}
