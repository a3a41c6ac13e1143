import type { Engine } from './engine.ts'
import { type ModelClient, modelClient, withOwnContext } from './model/model-client.ts'
import { ModelFault } from './model/model-fault.ts'
import type { ModelSettings } from './model/model-settings.ts'
import type { ModelEngineParts } from './model-engine.ts'
import type { ReadingThreads } from './reading-threads.ts'
import type { StoredModel, StoredModels } from './stored-model.ts'
import { type EngineNow, switchingEngine } from './switching-engine.ts'

type Parts = Pick<ReadingThreads, 'builtIn' | 'prepare' | 'prepareClip'> & Pick<ModelEngineParts, 'logFault'>

/** The engine that writes, and how it is chosen. */
export type OpenedEngine = {
  engine: Engine
  /** Returns the current engine, its model (null for the built-in engine), and whether the model's key can be used. */
  now: () => EngineNow
  /** True if the environment sets the engine, so that it cannot be chosen in the app. */
  isFixed: boolean
  /** Checks right away whether another engine was chosen. */
  look: () => Promise<void>
}

/**
 * Opens the engine that the environment sets, or else one that follows the operator's page: the model connected there,
 * which may change at any time, or the built-in engine. Code that talks to models is loaded only if one is configured.
 */
export async function openEngine(
  config: { languageModel: ModelSettings | null; isEngineFixed: boolean },
  parts: Parts & { stored: Pick<StoredModels, 'read'>; onError: (error: unknown) => void },
): Promise<OpenedEngine> {
  if (config.isEngineFixed) {
    const settings = config.languageModel && (await withOwnContext(config.languageModel))
    const engine = settings ? await engineFor(settings, parts) : parts.builtIn
    const now: EngineNow = { engine, settings, key: settings?.key ? 'stored' : 'none' }
    return { engine, now: () => now, isFixed: true, look: async () => {} }
  }
  const { engine, now, look } = await switchingEngine({
    builtIn: parts.builtIn,
    read: parts.stored.read,
    open: (stored) => engineFor(stored.settings, parts, stored.key),
    onError: parts.onError,
  })
  return { engine, now, isFixed: false, look }
}

async function engineFor(settings: ModelSettings, parts: Parts, key?: StoredModel['key']): Promise<Engine> {
  const { modelEngine } = await import('./model-engine.ts')
  const model = modelClient(settings)
  return modelEngine({ ...parts, model: key === 'lost' ? withoutKey(model) : model })
}

/** Returns a client that sends nothing: without the key, a transcript would go out for an answer that cannot come. */
function withoutKey(model: ModelClient): ModelClient {
  return {
    ...model,
    ask: async () => {
      throw new ModelFault('key_refused', keyLost)
    },
  }
}

/** Shown after a restore on another installation, or with another SECRET_KEY. */
export const keyLost =
  'The stored key cannot be read with this installation’s secret. Enter the key again on the page “Language model”.'
