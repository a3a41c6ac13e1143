import { clipRules } from '../../clip/clips.quality.server.ts'

export const videoClipsRules = clipRules('clips')
