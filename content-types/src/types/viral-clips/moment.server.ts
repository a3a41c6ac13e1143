import { type Episode, type MomentScore, scoresOf, totalOf } from '@podcastai/episode'
import { levelOf } from '../../clip/print-clip.server.ts'
import type { VideoClip } from '../../clip/video-clip.ts'
import type { ViralClip, ViralType } from './viral-clips.ts'

/** What makes people pass a moment on: the first seconds, feeling, a line to repeat. */
export const viralWeights: Record<MomentScore, number> = {
  hook: 0.28,
  emotion: 0.24,
  quotability: 0.24,
  standalone: 0.12,
  specificity: 0.08,
  relevance: 0.04,
}

/** A clip with what makes people pass it on, and a prediction of whether they do. */
export function asMoment(
  clip: VideoClip,
  { firstSentence, lastSentence, viralType }: { firstSentence: number; lastSentence: number; viralType: ViralType },
  episode: Episode,
): ViralClip {
  const viralScore = totalOf(scoresOf(episode, firstSentence, lastSentence), viralWeights)
  return { ...clip, viralType, engagementPotential: levelOf(viralScore), viralScore }
}
