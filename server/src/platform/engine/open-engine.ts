import type { Engine } from './engine.ts'
import type { ModelSettings } from './model/model-settings.ts'
import type { ModelEngineParts } from './model-engine.ts'
import type { ReadingThreads } from './reading-threads.ts'

/**
 * The engine that writes: the configured language model, or the built-in one. What speaks to models is loaded only where
 * one is configured.
 */
export async function openEngine(
  settings: ModelSettings | null,
  parts: Pick<ReadingThreads, 'builtIn' | 'prepare' | 'prepareClip'> & Pick<ModelEngineParts, 'logFault'>,
): Promise<Engine> {
  if (settings === null) return parts.builtIn
  const [{ modelEngine }, { modelClient }] = await Promise.all([
    import('./model-engine.ts'),
    import('./model/model-client.ts'),
  ])
  return modelEngine({ ...parts, model: modelClient(settings) })
}
