// npm run models: which language models there are (configured, and running on this machine), and how well each answers:
// one caption of a sample, with its time and price. Ends with 0 where one of them works.
import { readConfig } from '../platform/config.ts'
import { findLocalModels } from '../platform/engine/model/local-models.ts'
import { modelClient } from '../platform/engine/model/model-client.ts'
import { ModelFault } from '../platform/engine/model/model-fault.ts'
import { type ModelSettings, usualFor } from '../platform/engine/model/model-settings.ts'
import { tryModel } from '../platform/engine/model/try-model.ts'

/** A model of one's own may have to be loaded first, from a disk that is slow. */
const trialMs = 180_000

try {
  process.exitCode = (await tryAll()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
  process.exitCode = 1
}

async function tryAll(): Promise<boolean> {
  const { languageModel, modelConcurrency, findsModels } = readConfig(process.env)
  const found = findsModels ? await findLocalModels() : []
  const isFound = found.some(({ model, baseUrl }) => isSame({ model, baseUrl }, languageModel))
  print(
    `Configured  ${languageModel ? describe(languageModel) : 'nothing: the built-in engine writes, unless a model is connected in the app'}`,
  )
  print(`Found       ${found.length === 0 ? noneFound(findsModels) : `${found.length} on this machine`}`)
  let works = languageModel && !isFound ? await tryOne(describe(languageModel), languageModel) : false
  for (const { server, model, baseUrl, contextTokens } of found) {
    const known = isSame({ model, baseUrl }, languageModel) ? languageModel : null
    const settings: ModelSettings = known ?? {
      ...{ provider: 'openai-compatible', model, baseUrl, key: null, keyName: 'AI_API_KEY' },
      concurrency: modelConcurrency,
      contextTokens: contextTokens ?? usualFor('openai-compatible').contextTokens,
    }
    const isGood = await tryOne(`${model} on ${server}${known ? ', configured' : ''}`, settings)
    if (isGood && !known) print(settingsLine(settings, contextTokens))
    works = isGood || works
  }
  return works
}

function isSame(found: { model: string; baseUrl: string }, settings: ModelSettings | null): boolean {
  const plain = (url: string) => url.replace('//localhost', '//127.0.0.1')
  return settings !== null && settings.model === found.model && plain(settings.baseUrl) === plain(found.baseUrl)
}

/** What it wrote, how long it took and what it cost; or why it did not write. */
async function tryOne(name: string, settings: ModelSettings): Promise<boolean> {
  print(`\n${name}`)
  try {
    const { caption, seconds, usage } = await tryModel(modelClient(settings, { tries: 1, deadlineMs: trialMs }))
    const tokens = usage.inputTokens + usage.outputTokens
    print(`  “${caption.replace(/\s+/g, ' ')}”`)
    print(`  ${seconds.toFixed(1)} s, ${tokens} tokens, ${priceOf(usage.dollars)}`)
    return true
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    print(`  ${error.message}`)
    return false
  }
}

function priceOf(dollars: number | null): string {
  if (dollars === null) return 'price not known'
  return dollars === 0 ? 'costs nothing' : `$${dollars.toFixed(5)}`
}

function describe({ provider, model, baseUrl }: ModelSettings): string {
  return `${model} (${provider}, asked at ${new URL(baseUrl).host})`
}

function settingsLine({ model, baseUrl }: ModelSettings, contextTokens: number | null): string {
  const room = contextTokens === null ? '' : ` AI_CONTEXT_TOKENS=${contextTokens}`
  return `  AI_PROVIDER=openai-compatible AI_BASE_URL=${baseUrl} AI_MODEL=${model}${room}`
}

function noneFound(isLooked: boolean): string {
  return isLooked
    ? 'nothing on this machine (Ollama, LM Studio, llama.cpp, vLLM)'
    : 'not looked for: FIND_MODELS is off'
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
