// Finds language models that run on the server's machine, at the usual addresses of their programs. It contacts only
// this machine, sends nothing but the request, and reads only short JSON lists.
import type { LocalModel } from '@podcastai/contracts'
import { z } from 'zod'
import { fitsMemory } from './ollama/context-size.ts'
import { readTags } from './ollama/read-tags.ts'

type Asked = { get: (path: string) => Promise<unknown> }
type Found = Pick<LocalModel, 'model' | 'contextTokens'> & Partial<Pick<LocalModel, 'bytes'>>

/** A program that runs models. */
type Program = {
  server: string
  port: number
  provider: LocalModel['provider']
  list: (asked: Asked) => Promise<Found[]>
}

const answerMs = 300
/** A list of a hundred models is shorter. */
const maxBytes = 64 * 1024
const maxModels = 20

const Models = z.object({
  data: z.array(z.object({ id: z.string().min(1).max(200), max_model_len: z.number().int().positive().nullish() })),
})
const Running = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().int().positive().nullish() })),
})
const Props = z.object({ default_generation_settings: z.object({ n_ctx: z.number().int().positive() }) })
const LmStudioModels = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      loaded_context_length: z.number().int().positive().nullish(),
    }),
  ),
})

const programs: Program[] = [
  { server: 'Ollama', port: 11434, provider: 'ollama', list: ollama },
  { server: 'LM Studio', port: 1234, provider: 'openai-compatible', list: lmStudio },
  { server: 'llama.cpp', port: 8080, provider: 'openai-compatible', list: llamaCpp },
  { server: 'vLLM', port: 8000, provider: 'openai-compatible', list: (asked) => listModels(asked) },
]

/**
 * Finds the models on this machine within a moment: all programs are asked at the same time, and those that are not
 * there refuse at once. Leaves out models that don't write text, and those that run elsewhere.
 */
export async function findLocalModels(
  ports: Partial<Record<string, number>> = {},
  withinMs = answerMs,
): Promise<LocalModel[]> {
  const signal = AbortSignal.timeout(withinMs)
  const lists = await Promise.all(
    programs.map(async ({ server, port, provider, list }) => {
      const origin = `http://127.0.0.1:${ports[server] ?? port}`
      const get = (path: string) => shortAnswer(`${origin}${path}`, signal)
      const found = await list({ get }).catch((): Found[] => [])
      const baseUrl = provider === 'ollama' ? origin : `${origin}/v1`
      return found
        .filter(({ model }) => writes(model))
        .map(({ bytes = null, ...one }) => ({
          ...{ server, provider, baseUrl, ...one, bytes },
          fits: bytes === null ? null : fitsMemory(bytes),
        }))
    }),
  )
  return lists.flat().slice(0, maxModels)
}

/** Returns whether Ollama answers at this address of this machine. */
export async function isOllamaRunning(origin: string, withinMs = answerMs): Promise<boolean> {
  const answer = await shortAnswer(`${origin}/api/version`, AbortSignal.timeout(withinMs)).catch(() => null)
  return z.object({ version: z.string() }).safeParse(answer).success
}

async function listModels({ get }: Asked): Promise<Found[]> {
  const { data } = Models.parse(await get('/v1/models'))
  return data.map(({ id, max_model_len }) => ({ model: id, contextTokens: max_model_len ?? null }))
}

/** Lists Ollama's models. The context length is known only for models that are loaded. */
async function ollama(asked: Asked): Promise<Found[]> {
  const [tags, running] = await Promise.all([asked.get('/api/tags'), asked.get('/api/ps').catch(() => null)])
  const loaded = Running.safeParse(running).data?.models ?? []
  const getContextLength = (model: string) => loaded.find(({ name }) => name === model)?.context_length ?? null
  const rank = ({ contextTokens, bytes }: Found) =>
    // Models that fit come first, and of those the loaded ones, because they answer at once.
    Number(bytes != null && !fitsMemory(bytes)) * 2 + Number(contextTokens === null)
  return readTags(tags)
    .map(({ model, bytes }) => ({ model, bytes, contextTokens: getContextLength(model) }))
    .sort((one, other) => rank(one) - rank(other))
}

async function lmStudio(asked: Asked): Promise<Found[]> {
  const [found, own] = await Promise.all([listModels(asked), asked.get('/api/v0/models').catch(() => null)])
  const known = LmStudioModels.safeParse(own).data?.data ?? []
  return found.flatMap(({ model }) => {
    const one = known.find(({ id }) => id === model)
    if (one?.type === 'embeddings') return []
    return { model, contextTokens: one?.loaded_context_length ?? null }
  })
}

async function llamaCpp(asked: Asked): Promise<Found[]> {
  const [found, props] = await Promise.all([listModels(asked), asked.get('/props').catch(() => null)])
  const contextTokens = Props.safeParse(props).data?.default_generation_settings.n_ctx ?? null
  return found.map(({ model }) => ({ model, contextTokens }))
}

/** Whether a model writes text on this machine: no embedding or speech models, and no cloud models of Ollama. */
function writes(model: string): boolean {
  return !/embed|rerank|minilm|bge-|\be5-|whisper/i.test(model) && !/[:-]cloud$/.test(model)
}

/** Fetches a short JSON answer. @throws Error if it is too long or not JSON */
async function shortAnswer(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  if (!answer.ok || !answer.body || !answer.headers.get('content-type')?.includes('json')) {
    await answer.body?.cancel()
    throw new Error('No answer')
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Error('Too long')
    pieces.push(piece)
  }
  return JSON.parse(Buffer.concat(pieces).toString('utf8'))
}
