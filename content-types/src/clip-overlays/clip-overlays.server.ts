import type { Episode } from '@podcastai/episode'
import type { ModelType } from '../model-interface/model-type.server.ts'
import type { Brief } from '../type/brief.ts'
import type { Finished } from '../type/finished.ts'
import { clipOverlaysModel } from './clip-overlays.model.server.ts'
import type { ClipOverlays } from './clip-overlays.ts'
import { writeClipOverlays as write } from './write-overlays.server.ts'

/** The server side of the clip tool. Not a content type: it belongs to a clip, not to an episode. */
export const clipOverlaysOnServer: {
  /** The built-in engine. `episode` is only the clip. */
  write: (episode: Episode, brief: Brief) => Finished<ClipOverlays>
  model: ModelType<ClipOverlays>
} = { write, model: clipOverlaysModel }

export const { write: writeClipOverlays } = clipOverlaysOnServer
