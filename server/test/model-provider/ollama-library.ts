import type { IncomingMessage, ServerResponse } from 'node:http'

/** A model that Ollama has on disk. */
export type OllamaModel = { name: string; size: number; capabilities?: string[]; info?: Record<string, unknown> }

/** What Ollama has, and how its downloads go. */
export type OllamaLibrary = {
  models: OllamaModel[]
  /** Writes the lines of a download; it ends when the client hangs up. */
  pull?: (model: string, write: (line: unknown) => void, hungUp: AbortSignal) => Promise<void>
}

/** What `/api/show` says about the architecture of qwen3:4b. */
export const qwenInfo = {
  'general.architecture': 'qwen3',
  'qwen3.block_count': 36,
  'qwen3.context_length': 40_960,
  'qwen3.embedding_length': 2_560,
  'qwen3.attention.head_count': 32,
  'qwen3.attention.head_count_kv': 8,
  'qwen3.attention.key_length': 128,
}

/** Answers the calls of Ollama's API that are about models. Returns false for other calls. */
export async function answerAboutModels(
  library: OllamaLibrary,
  { path, body }: { path: string; body: Record<string, unknown> },
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<boolean> {
  const answer = (status: number, json: unknown) =>
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  const call = `${incoming.method} ${path}`
  const name = String(body.model)
  if (call === 'GET /api/version') answer(200, { version: '0.21.1' })
  else if (call === 'GET /api/tags') answer(200, { models: library.models.map(({ name, size }) => ({ name, size })) })
  else if (call === 'POST /api/show') {
    const found = library.models.find((one) => one.name === name)
    if (!found) answer(404, { error: `model '${name}' not found` })
    else answer(200, { capabilities: found.capabilities ?? ['completion'], model_info: found.info ?? qwenInfo })
  } else if (call === 'POST /api/pull') {
    const hungUp = new AbortController()
    outgoing.on('close', () => hungUp.abort())
    outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' })
    await library.pull?.(name, (line) => outgoing.write(`${JSON.stringify(line)}\n`), hungUp.signal)
    outgoing.end()
  } else return false
  return true
}
