import { type ModelTrial, modelInWords, modelTrial } from './model/model-trial.ts'
import { keyLost } from './open-engine.ts'
import type { StoredModel } from './stored-model.ts'

/** Tries the model that was connected in the app; returns null if there is none. */
export async function connectedTrial(stored: Pick<StoredModel, 'settings' | 'key'> | null): Promise<ModelTrial | null> {
  if (!stored) return null
  const name = `${modelInWords(stored.settings)}, connected in the app`
  if (stored.key === 'lost') return { works: false, lines: [name, `  ${keyLost}`] }
  return modelTrial(name, stored.settings)
}
