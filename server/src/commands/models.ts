// npm run admin -- models: lists the language models (configured, connected in the app, and running on this machine),
// and how well each works: it writes one caption of a sample, with its time and price. Exits with 0 if one of them
// works. With the embedded database, the running server answers, because only one process can open the database.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalModel } from '@podcastai/contracts'
import { type Config, readConfig } from '../platform/config.ts'
import { askServer } from '../platform/data-folder/control.ts'
import { FolderInUse, lockFolder } from '../platform/data-folder/lock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { connectedTrial } from '../platform/engine/connected-trial.ts'
import { findLocalModels } from '../platform/engine/model/local-models.ts'
import { type ModelSettings, usualFor } from '../platform/engine/model/model-settings.ts'
import { type ModelTrial, modelInWords, modelTrial } from '../platform/engine/model/model-trial.ts'
import { openStoredModel } from '../platform/engine/stored-model.ts'
import { openSecretKey } from '../platform/secret-key.ts'

try {
  process.exitCode = (await tryAll(readConfig(process.env))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
  process.exitCode = 1
}

async function tryAll(config: Config): Promise<boolean> {
  const { languageModel, findsModels } = config
  const found = findsModels ? await findLocalModels() : []
  const connected = config.isEngineFixed ? null : await ofTheApp(config)
  print(`Configured  ${languageModel ? modelInWords(languageModel) : notConfigured(config, connected)}`)
  print(`Found       ${found.length === 0 ? noneFound(findsModels) : `${found.length} on this machine`}`)
  const trials = [
    ...(languageModel ? [modelTrial(modelInWords(languageModel), languageModel)] : []),
    ...(connected ? [connected] : []),
  ]
  let works = false
  for (const trial of trials) works = told(await trial) || works
  // One after the other, because in parallel they would compete for memory.
  for (const one of found.filter((local) => !isSame(local, languageModel))) {
    works = told(await localTrial(one, config)) || works
  }
  return works
}

/** Tries the model connected in the app; null if there is none, or if no server ever started here. */
async function ofTheApp(config: Config): Promise<ModelTrial | null> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) return null
  try {
    const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
    const database = await openDatabase({ ...config, migrates: false, onLost: () => {} })
    try {
      const secret = openSecretKey(config)
      const stored = openStoredModel({ db: database.db, secret, concurrency: config.modelConcurrency })
      // An earlier version's database has no table for it.
      return await connectedTrial(await stored.read().catch(() => null))
    } finally {
      await database.close()
      lock?.release()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !error.holder?.controlPath) throw error
    return JSON.parse(await askServer(error.holder.controlPath, 'try-model', '')) as ModelTrial | null
  }
}

async function localTrial(
  { server, provider, model, baseUrl, contextTokens }: LocalModel,
  config: Config,
): Promise<ModelTrial> {
  const usual = usualFor(provider)
  const trial = await modelTrial(`${model} on ${server}`, {
    ...{ provider, model, baseUrl, key: null, keyName: 'AI_API_KEY' },
    concurrency: config.modelConcurrency ?? usual.concurrency,
    contextTokens: contextTokens ?? usual.contextTokens,
  })
  // Ollama loads a model with the context that is asked for.
  const room = contextTokens === null || provider === 'ollama' ? '' : ` AI_CONTEXT_TOKENS=${contextTokens}`
  const settings = `  AI_PROVIDER=${provider} AI_BASE_URL=${baseUrl} AI_MODEL=${model}${room}`
  return trial.works ? { ...trial, lines: [...trial.lines, settings] } : trial
}

function isSame(found: LocalModel, settings: ModelSettings | null): boolean {
  const toOrigin = (url: string) => new URL(url).origin.replace('//localhost:', '//127.0.0.1:')
  return (
    settings !== null &&
    settings.model === found.model &&
    toOrigin(settings.baseUrl) === found.baseUrl.replace('/v1', '')
  )
}

function notConfigured({ isEngineFixed }: Config, connected: ModelTrial | null): string {
  if (connected) return 'nothing in the environment; a model is connected in the app'
  return isEngineFixed ? 'the built-in engine writes' : 'nothing: the built-in engine writes'
}

function noneFound(isLooked: boolean): string {
  return isLooked
    ? 'nothing on this machine (Ollama, LM Studio, llama.cpp, vLLM)'
    : 'not looked for: FIND_MODELS is off'
}

function told({ works, lines }: ModelTrial): boolean {
  print(`\n${lines.join('\n')}`)
  return works
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
