import type { Engine } from './engine.ts'
import type { ModelClient } from './model/model-client.ts'
import { ModelFault } from './model/model-fault.ts'
import type { ModelSettings } from './model/model-settings.ts'
import type { ModelEngineParts } from './model-engine.ts'
import type { ReadingThreads } from './reading-threads.ts'
import type { StoredModel, StoredModels } from './stored-model.ts'
import { type EngineNow, switchingEngine } from './switching-engine.ts'

type Parts = Pick<ReadingThreads, 'builtIn' | 'prepare' | 'prepareClip'> & Pick<ModelEngineParts, 'logFault'>

/** Who writes, and where it is said. */
export type OpenedEngine = {
  engine: Engine
  /** As it is now: the model that writes, null for the built-in engine, and whether its key can be used. */
  now: () => EngineNow
  /** The environment says who writes: nobody chooses on a page. */
  isFixed: boolean
  /** Looks at once whether another one was chosen. */
  look: () => Promise<void>
}

/**
 * The engine that writes: what the environment says, or else the model that is connected on the operator's page, which
 * may change at any time, or the built-in one. What speaks to models is loaded only where one is configured.
 */
export async function openEngine(
  config: { languageModel: ModelSettings | null; isEngineFixed: boolean },
  parts: Parts & { stored: Pick<StoredModels, 'read'>; onError: (error: unknown) => void },
): Promise<OpenedEngine> {
  const { languageModel: settings } = config
  if (config.isEngineFixed) {
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
  const [{ modelEngine }, { modelClient }] = await Promise.all([
    import('./model-engine.ts'),
    import('./model/model-client.ts'),
  ])
  const model = modelClient(settings)
  return modelEngine({ ...parts, model: key === 'lost' ? withoutKey(model) : model })
}

/** Sends nothing anywhere: a transcript would go out for an answer that cannot come. */
function withoutKey(model: ModelClient): ModelClient {
  return {
    ...model,
    ask: async () => {
      throw new ModelFault('key_refused', keyLost)
    },
  }
}

/** After a restore into another place, or with another SECRET_KEY. */
export const keyLost =
  'The stored key cannot be read with this installation’s secret. Enter the key again on the page “Language model”.'
