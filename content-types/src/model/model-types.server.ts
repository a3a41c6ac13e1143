import { clipOverlaysOnServer } from '../clip-overlays/clip-overlays.server.ts'
import { serverTypeOf } from '../every-type/registry.server.ts'
import type { KitKey } from '../model-type/kit.server.ts'
import type { ModelType } from '../model-type/model-type.server.ts'

/** The model's side of a key, for code that treats all alike: what it prints is its own affair. */
export function modelTypeOf(key: KitKey): ModelType {
  return (key === 'clip_overlays' ? clipOverlaysOnServer : serverTypeOf(key)).model as ModelType
}
