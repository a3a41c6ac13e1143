import type { ModelWriter } from '../model/model-writer.server.ts'
import { kindOf } from '../model/read-pieces.server.ts'
import { chooseClips } from '../video-clips/clip-candidates.server.ts'
import { byTime, clipEnds, clipSpansFor, filledClips, readClips } from '../video-clips/clip-pieces.server.ts'
import type { ViralClipsDraft } from './viral-clips.server.ts'
import { viralTypes } from './viral-clips.ts'

export const viralClipsModel: ModelWriter<ViralClipsDraft> = {
  key: 'viral_clips',
  asks: (setting) => {
    const wanted = chooseClips(setting.episode, { ...setting.brief, attempt: 0 }).length
    return `Choose ${wanted} moments that people would send to a friend: a feeling, a dispute, a laugh, a secret, a line one repeats. Short ones, most of 15–35 seconds. at: moment. kind: what makes people pass it on: ${viralTypes.join(', ')}. ${clipEnds}
Runs that cut well, as they open and end; take them or move their ends:
${clipSpansFor(setting)}`
  },
  read: (pieces, reading) => {
    const {
      clips,
      complaints,
      filled: texts,
    } = readClips(reading.only ? pieces.slice(0, 1) : pieces, 'moment', reading)
    const good = clips.map(({ kind, ...clip }) => ({ ...clip, viralType: kindOf(viralTypes, kind) }))
    if (reading.fill === null) return { draft: byTime(good), complaints, filled: [], evidence: {} }
    const { items, added } = filledClips(good, reading.fill, reading)
    const filled = [...(added > 0 ? [`${added} of the moments`] : []), ...texts]
    return { draft: reading.only ? items : byTime(items), complaints, filled, evidence: {} }
  },
  item: (path) => (/^\d+$/.test(path) ? { at: 'moment', from: '0' } : null),
}
