import type { Episode } from '@podcastai/episode'
import { markCandidates } from '../../built-in/top-picks.server.ts'
import { addClip } from '../../clip/add-clip.server.ts'
import { chooseMoments, momentPicks, noClip } from '../../clip/choose-clips.server.ts'
import { createDescribedClips } from '../../clip/describe-clips.server.ts'
import { scoreClip } from '../../clip/print-clip.server.ts'
import type { ServerType } from '../../server-interface/server-type.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { asMoment, classifyViralType } from './moment.server.ts'
import { viralClipsModel } from './viral-clips.model.server.ts'
import { viralClipsRules } from './viral-clips.quality.server.ts'
import type { ViralClips } from './viral-clips.ts'

export const viralClipsOnServer: ServerType<ViralClips> = {
  key: 'viral_clips',
  write,
  model: viralClipsModel,
  rules: viralClipsRules,
  addSelected: (moments, selected) => addClip(moments, selected, { viralType: 'educational' }),
}

function write(episode: Episode, brief: Brief): Finished<ViralClips> {
  const moments = chooseMoments(episode, brief)
  if (moments.length === 0) return { content: null, problems: [noClip] }
  const clips = createDescribedClips(moments, episode, brief)
  const ranked = moments.flatMap((moment, at) => {
    const clip = clips[at]
    return clip
      ? [
          {
            item: asMoment(clip, classifyViralType(episode, moment), scoreClip(moment, episode)),
            strength: moment.strength,
          },
        ]
      : []
  })
  return { content: markCandidates(ranked, momentPicks), problems: [] }
}
