import { clipRules } from '../../clip/clips.quality.server.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import type { ViralClip, ViralClips } from './viral-clips.ts'

export const viralClipsRules: Rule<ViralClips>[] = [
  ...clipRules('viral moments').map(({ label, check }) => ({
    label,
    check: (clips: ViralClip[], setting: Parameters<typeof check>[1]) => check(clips, setting),
  })),
  {
    label: 'viral moments: the score says what the label says',
    check: (clips) => {
      const ranked = [...clips].sort((a, b) => (b.viralScore ?? 0) - (a.viralScore ?? 0))
      const order = ['high', 'medium', 'low']
      return each(ranked, ({ engagementPotential, title }, index) => {
        const before = ranked[index - 1]
        const wrong = before && order.indexOf(before.engagementPotential) > order.indexOf(engagementPotential)
        return wrong ? `scored lower but called ${engagementPotential}: ${title}` : null
      })
    },
  },
]
