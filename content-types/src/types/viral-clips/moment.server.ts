import { type Cue, type Episode, getSentences } from '@podcastai/episode'
import { toLevel } from '../../clip/print-clip.server.ts'
import type { VideoClip } from '../../clip/video-clip.ts'
import type { ViralClip, ViralType } from './viral-clips.ts'

type Span = { first: number; last: number }

/** Turns a clip into a viral moment, with its type and score. */
export function asMoment(clip: VideoClip, viralType: ViralType, viralScore: number): ViralClip {
  const level = toLevel(viralScore)
  return { ...clip, potential: level, viralType, engagementPotential: level, viralScore }
}

/** The type of each cue; if cues are equally frequent in a span, the first one counts. */
const typeByCue: [Cue, ViralType][] = [
  ['confession', 'relatable'],
  ['turning-point', 'surprising'],
  ['contrast', 'controversial'],
  ['emotion', 'emotional'],
  ['number', 'surprising'],
  ['advice', 'inspirational'],
  ['claim', 'controversial'],
]

/** Returns why people share a span, by the cue of most of its sentences. It is funny only if someone laughs aloud. */
export function classifyViralType(episode: Episode, { first, last }: Span): ViralType {
  const span = getSentences(episode, first, last)
  const times = (cue: Cue) => span.filter(({ traits }) => traits.cues[cue] !== undefined).length
  const laughs = span.some(({ text }) => text.toLowerCase().includes('[laugh'))
  if (laughs && times('joke') > 0) return 'funny'
  const [best] = typeByCue.filter(([cue]) => times(cue) > 0).sort((a, b) => times(b[0]) - times(a[0]))
  return best?.[1] ?? 'educational'
}
