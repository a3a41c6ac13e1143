import type { Episode } from '@podcastai/episode'
import { markCandidates } from '../../built-in/top-picks.server.ts'
import { addClip } from '../../clip/add-clip.server.ts'
import { chooseClips, clipPicks, noClip } from '../../clip/choose-clips.server.ts'
import { createDescribedClips } from '../../clip/describe-clips.server.ts'
import type { ServerType } from '../../server-interface/server-type.server.ts'
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
  addSelected: addClip,
}

/** Writes the clips, strongest first. */
function write(episode: Episode, brief: Brief): Finished<VideoClips> {
  const passages = chooseClips(episode, brief)
  if (passages.length === 0) return { content: null, problems: [noClip] }
  const clips = createDescribedClips(passages, episode, brief)
  const ranked = clips.map((item, at) => ({ item, strength: passages[at]?.strength ?? 0 }))
  return { content: markCandidates(ranked, clipPicks), problems: [] }
}
