import type { Episode } from '@podcastai/episode'
import { chooseClips, noClip } from '../../clip/choose-clips.server.ts'
import { clipsInWords } from '../../clip/clips-in-words.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { videoClipsModel } from './video-clips.model.server.ts'
import { videoClipsRules } from './video-clips.quality.server.ts'
import type { VideoClips } from './video-clips.ts'

export const videoClipsOnServer: ServerType<VideoClips> = {
  key: 'video_clips',
  write,
  model: videoClipsModel,
  rules: videoClipsRules,
}

/** The strongest clip first: a list opens with two. */
function write(episode: Episode, brief: Brief): Finished<VideoClips> {
  const clips = chooseClips(episode, brief)
  if (clips.length === 0) return { content: null, problems: [noClip] }
  return { content: clipsInWords(clips, episode, brief), problems: [] }
}
