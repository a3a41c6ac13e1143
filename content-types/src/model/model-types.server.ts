import { clipOverlaysOnServer } from '../clip-overlays/clip-overlays.server.ts'
import type { KitKey } from '../model-interface/kit.server.ts'
import type { ModelType } from '../model-interface/model-type.server.ts'
import { getServerType } from '../registry/registry.server.ts'
import { selectionModel } from './selection.model.server.ts'

/** Returns the model's side of a key, for code that treats all keys alike. */
export function getModelType(key: KitKey): ModelType {
  if (key === 'selection') return selectionModel
  return (key === 'clip_overlays' ? clipOverlaysOnServer : getServerType(key)).model as ModelType
}
