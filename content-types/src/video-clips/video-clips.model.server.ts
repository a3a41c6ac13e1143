import type { ModelWriter } from '../model/model-writer.server.ts'
import { chooseClips } from './clip-candidates.server.ts'
import { byTime, clipEnds, clipSpansFor, filledClips, readClips } from './clip-pieces.server.ts'
import type { VideoClipsDraft } from './video-clips.server.ts'

export const videoClipsModel: ModelWriter<VideoClipsDraft> = {
  key: 'video_clips',
  asks: (setting) => {
    const wanted = chooseClips(setting.episode, { ...setting.brief, attempt: 0 }).length
    return `Choose ${wanted} clips to cut out of the recording. at: clip. kind: empty. ${clipEnds}
Runs that cut well, as they open and end; take them or move their ends:
${clipSpansFor(setting)}`
  },
  read: (pieces, reading) => {
    const { clips, complaints, filled: texts } = readClips(reading.only ? pieces.slice(0, 1) : pieces, 'clip', reading)
    const good = clips.map(({ kind: _, ...clip }) => clip)
    if (reading.fill === null) return { draft: byTime(good), complaints, filled: [], evidence: {} }
    const { items, added } = filledClips(good, reading.fill, reading)
    const filled = [...(added > 0 ? [`${added} of the clips`] : []), ...texts]
    return { draft: reading.only ? items : byTime(items), complaints, filled, evidence: {} }
  },
  item: (path) => (/^\d+$/.test(path) ? { at: 'clip', from: '0' } : null),
}
