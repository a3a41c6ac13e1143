import { createHash } from 'node:crypto'
import { type FinishReason, generateText, jsonSchema, type LanguageModel, Output } from 'ai'
import { schemaFor, schemaInWords } from './answer-format.ts'
import type { ModelRequest } from './model-client.ts'
import type { PricedTokens } from './prices.ts'
import type { Provider, Structure } from './providers/provider.ts'

// The SDK logs a warning for every setting that a model does not support.
globalThis.AI_SDK_LOG_WARNINGS = false

export type ModelReply = {
  text: string
  ending: FinishReason
  usage: PricedTokens
  /** Length of the text that was sent. */
  sentCharacters: number
}

export type Sending = {
  provider: Provider
  model: LanguageModel
  request: ModelRequest<unknown>
  structure: Structure
  /** Whether the schema is also in the prompt. */
  inWords: boolean
  complaint: string
  maxOutputTokens: number
  signal: AbortSignal
}

/** Sends one request to the provider, without retries. Text that requests share comes first. */
export async function send(sending: Sending): Promise<ModelReply> {
  const { provider, model, request, structure, inWords, complaint, signal } = sending
  const { system, prefix, prompt, schema, schemaName } = request
  const rest = [prompt, complaint, inWords ? schemaInWords(schema, schemaName) : ''].filter(Boolean).join('\n\n')
  const { finishReason, text, usage } = await generateText({
    model,
    ...(system && { instructions: system }),
    messages: [{ role: 'user', content: content({ prefix, rest, mark: provider.prefixMark }) }],
    output: format(structure, request),
    // Thinking counts as output everywhere.
    maxOutputTokens: sending.maxOutputTokens + provider.thinkingTokens,
    ...(provider.thinkingTokens > 0 && { reasoning: 'low' }),
    providerOptions: provider.options(shortHash(system + prefix)),
    maxRetries: 0,
    abortSignal: signal,
  })
  return {
    text,
    ending: finishReason,
    sentCharacters: system.length + prefix.length + rest.length,
    usage: {
      inputTokens: usage.inputTokens ?? 0,
      cachedTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
      writtenTokens: usage.inputTokenDetails.cacheWriteTokens ?? 0,
      outputTokens: usage.outputTokens ?? 0,
    },
  }
}

function content({ prefix, rest, mark }: { prefix: string; rest: string; mark: Provider['prefixMark'] }) {
  if (!prefix) return rest
  if (!mark) return `${prefix}\n\n${rest}`
  return [
    { type: 'text' as const, text: prefix, providerOptions: mark },
    { type: 'text' as const, text: rest },
  ]
}

/** Has the SDK request JSON but return plain text: its own parser is stricter than the JSON that models write. */
function format(structure: Structure, { schema, schemaName }: ModelRequest<unknown>) {
  const plain = Output.text()
  if (structure === 'words') return plain
  const { responseFormat } =
    structure === 'json'
      ? Output.json()
      : Output.object({ schema: jsonSchema(schemaFor(schema, schemaName)), name: schemaName })
  return { ...plain, responseFormat }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
