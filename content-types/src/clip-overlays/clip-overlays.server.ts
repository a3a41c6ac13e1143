import type { Episode } from '@podcastai/episode'
import type { ModelType } from '../model-interface/model-type.server.ts'
import type { Brief } from '../type/brief.ts'
import type { Finished } from '../type/finished.ts'
import { clipOverlaysModel } from './clip-overlays.model.server.ts'
import type { ClipOverlays } from './clip-overlays.ts'
import { writeClipOverlays as write } from './write-overlays.server.ts'

/** What the server knows of the clip tool. No content type: it belongs to a clip, not to an episode. */
export const clipOverlaysOnServer: {
  /** The built-in engine. `episode` is the clip alone. */
  write: (episode: Episode, brief: Brief) => Finished<ClipOverlays>
  model: ModelType<ClipOverlays>
} = { write, model: clipOverlaysModel }

export const { write: writeClipOverlays } = clipOverlaysOnServer
