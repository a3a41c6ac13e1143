import {
  cancelPull,
  charactersPerHour,
  connectModel,
  disconnectModel,
  endModelChoice,
  getOperatorModel,
  type LocalModel,
  type ModelChoice,
  modelProviders,
  type OperatorModel,
  pullModel,
  tryModel,
} from '@podcastai/contracts'
import type { Logger } from 'pino'
import type { Connection } from '../../platform/database/connection.ts'
import { endModelChoice as storeModelChoice } from '../../platform/database/server-operator.ts'
import type { Engine } from '../../platform/engine/engine.ts'
import { estimateKit } from '../../platform/engine/model/estimate-kit.ts'
import { type ModelClient, modelClient, withOwnContext } from '../../platform/engine/model/model-client.ts'
import { ModelFault } from '../../platform/engine/model/model-fault.ts'
import { type ModelSettings, usualFor } from '../../platform/engine/model/model-settings.ts'
import { pricedModels } from '../../platform/engine/model/prices.ts'
import { tryModel as writeCaption } from '../../platform/engine/model/try-model.ts'
import type { OpenedEngine } from '../../platform/engine/open-engine.ts'
import type { ModelToStore, StoredModels } from '../../platform/engine/stored-model.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { chosenModel } from './model-choice.ts'
import { getInstallCommand, getOffer, type OllamaHere } from './ollama-here.ts'
import { type ModelPulls, openModelPulls } from './pull-model.ts'

/** The current model, its stored settings, and local models found on this server. */
export type LanguageModels = Pick<OpenedEngine, 'now' | 'isFixed' | 'look'> & {
  stored: StoredModels
  find: () => Promise<LocalModel[]>
  /** Ollama on this machine; null where models are not looked for. */
  ollama: OllamaHere | null
}

type OperatorDeps = {
  db: Connection
  log: Pick<Logger, 'error'>
  engine: Pick<Engine, 'label' | 'trouble'>
  models: LanguageModels
  stopping?: AbortSignal | undefined
}

/** Longer than a caption is worth waiting for; a self-hosted model may have to be loaded first. */
const trialMs = 100_000

const fixed = 'The environment of the server says which model writes. Change AI_PROVIDER there, or remove it.'

/** Serves the choice of the language model, for the operator only (`isForOperator`). */
export function operatorModelRoutes(serve: Serve, deps: OperatorDeps): void {
  const { models } = deps
  const pulls = openModelPulls({
    ...deps,
    ollama: models.ollama,
    prepareConnect: async () => {
      const before = await models.stored.read()
      return async (model) => {
        const baseUrl = models.ollama?.baseUrl
        if ((await models.stored.read())?.revision !== before?.revision) return
        await connect(deps, await chosen(models, { provider: 'ollama', model, baseUrl, key: null }))
      }
    },
    onError: (error) => deps.log.error({ err: error }, 'a model could not be downloaded'),
  })

  serve(getOperatorModel, {
    handle: async () => {
      await models.look()
      return view(deps, pulls)
    },
  })

  serve(connectModel, {
    handle: async ({ body }) => {
      if (models.isFixed) throw new AppError('conflict', fixed)
      const model = await chosen(models, body)
      if (model.key !== null && models.stored.noKeysBecause) throw new AppError('conflict', models.stored.noKeysBecause)
      await connect(deps, model)
      return view(deps, pulls)
    },
  })

  serve(disconnectModel, {
    handle: async () => {
      // Allowed even if the environment chooses the model: an unused key should not have to stay.
      await models.stored.remove()
      await models.look()
      return view(deps, pulls)
    },
  })

  serve(pullModel, {
    handle: async () => {
      if (models.isFixed) throw new AppError('conflict', fixed)
      await pulls.start()
      return view(deps, pulls)
    },
  })

  serve(cancelPull, {
    handle: async () => {
      await pulls.cancel()
      return view(deps, pulls)
    },
  })

  serve(endModelChoice, {
    handle: async () => {
      await storeModelChoice(deps.db)
      return { ended: true as const }
    },
  })

  serve(tryModel, {
    handle: async ({ body }) => {
      const { concurrency = 1 } = models.now().settings ?? {}
      const model = await chosen(models, body)
      // One try: the operator is watching and can try again.
      const client = modelClient(toSettings(model, concurrency), { tries: 1, deadlineMs: trialMs })
      const { caption, seconds, usage } = await written(client, deps.stopping)
      const { inputTokens, outputTokens, dollars } = usage
      return { caption, seconds, inputTokens, outputTokens, dollars }
    },
  })
}

async function chosen({ now, look, find }: LanguageModels, choice: ModelChoice): Promise<ModelToStore> {
  // Another process may have just stored its key.
  await look()
  const model = await chosenModel(choice, now())
  if (choice.contextTokens) return model
  const { contextTokens } = await withOwnContext({ ...toSettings(model, 1), isContextDefault: true })
  if (model.provider !== 'openai-compatible') return { ...model, contextTokens }
  // A local model may report its own context size.
  const same = (await find()).find((one) => one.model === model.model && one.baseUrl === byNumber(model.baseUrl))
  return { ...model, contextTokens: same?.contextTokens ?? model.contextTokens }
}

async function connect({ db, models }: Pick<OperatorDeps, 'db' | 'models'>, model: ModelToStore): Promise<void> {
  await models.stored.save(model)
  await storeModelChoice(db)
  await models.look()
}

function toSettings(model: ModelToStore, concurrency: number): ModelSettings {
  return { ...model, concurrency, keyName: 'AI_API_KEY', isFromPage: true }
}

function byNumber(baseUrl: string): string {
  return baseUrl.replace('//localhost:', '//127.0.0.1:')
}

/** Writes a trial caption. @throws AppError with what the operator can do about it */
async function written(client: ModelClient, stopping: AbortSignal | undefined) {
  try {
    return await writeCaption(client, stopping)
  } catch (error) {
    if (error instanceof ModelFault) throw new AppError('model_failed', error.ownWords)
    throw error
  }
}

async function view({ engine, models }: OperatorDeps, pulls: ModelPulls): Promise<OperatorModel> {
  const { settings, key } = models.now()
  const found = await models.find()
  return {
    from: models.isFixed ? 'environment' : settings ? 'page' : 'none',
    engine: engine.label,
    model: settings && {
      provider: settings.provider,
      model: settings.model,
      baseUrl: settings.baseUrl,
      contextTokens: settings.contextTokens,
      key,
      dollarsPerHour: dollarsPerHour(settings),
    },
    kept: models.isFixed ? await readStoredModel(models) : null,
    noKeysBecause: models.stored.noKeysBecause,
    trouble: engine.trouble()?.message ?? null,
    found,
    ollama: models.ollama && {
      isRunning: await models.ollama.isRunning(),
      installCommand: getInstallCommand(),
      offer:
        settings || found.some(({ provider, fits }) => provider === 'ollama' && fits !== false)
          ? null
          : getOffer(models.ollama.model),
      pull: await pulls.read(),
    },
    offers: modelProviders.map(toOffer),
  }
}

async function readStoredModel({ stored }: LanguageModels): Promise<OperatorModel['kept']> {
  const kept = await stored.read()
  return kept && { model: kept.settings.model, hasKey: kept.key !== 'none' }
}

/** Returns the default model of a provider, and its other models whose price is known. */
function toOffer(provider: (typeof modelProviders)[number]): OperatorModel['offers'][number] {
  const { model: usual, baseUrl, contextTokens } = usualFor(provider)
  const names = [...new Set([...(usual ? [usual] : []), ...pricedModels(provider)])]
  const models = names.map((model) => ({
    model,
    dollarsPerHour: dollarsPerHour({ provider, model, baseUrl: baseUrl ?? '', contextTokens }),
  }))
  return { provider, contextTokens, models }
}

function dollarsPerHour(settings: Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'contextTokens'>) {
  return estimateKit({ characters: charactersPerHour, settings }).dollars
}
