import { videoClipsWriter } from '../../built-in/video-clips/video-clips-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { videoClipsModel } from './video-clips.model.server.ts'
import { videoClipsRules } from './video-clips.quality.server.ts'
import type { VideoClips } from './video-clips.ts'

export const videoClipsOnServer: ServerType<VideoClips> = {
  key: 'video_clips',
  write: writtenBy(videoClipsWriter),
  model: videoClipsModel,
  rules: videoClipsRules,
}
