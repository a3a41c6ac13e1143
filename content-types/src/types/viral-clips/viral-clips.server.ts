import { viralClipsWriter } from '../../built-in/viral-clips/viral-clips-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { viralClipsModel } from './viral-clips.model.server.ts'
import { viralClipsRules } from './viral-clips.quality.server.ts'
import type { ViralClips } from './viral-clips.ts'

export const viralClipsOnServer: ServerType<ViralClips> = {
  key: 'viral_clips',
  write: writtenBy(viralClipsWriter),
  model: viralClipsModel,
  rules: viralClipsRules,
}
