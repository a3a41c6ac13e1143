import { type Cue, type Episode, sentencesOf } from '@podcastai/episode'
import { z } from 'zod'
import { printClip } from '../../clip/print-clip.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { asMoment, viralWeights } from '../../types/viral-clips/moment.server.ts'
import { type ViralClips, type ViralType, viralTypes } from '../../types/viral-clips/viral-clips.ts'
import { type ClipTaste, chooseClips } from '../clips/clip-candidates.server.ts'
import { clipProblems } from '../clips/clip-checks.server.ts'
import { clipTitles } from '../clips/clip-title.server.ts'
import { ClipDraft } from '../video-clips/video-clips-writer.server.ts'
import type { Writer } from '../writer.server.ts'

export const ViralClipsDraft = z.array(ClipDraft.extend({ viralType: z.enum(viralTypes) }))
export type ViralClipsDraft = z.infer<typeof ViralClipsDraft>

/** Whoever posts both lists does not want one moment twice, unless it is far better than what else there is. */
const viralTaste: ClipTaste = { weights: viralWeights, shortSeconds: 60, alreadyCut: 12 }

/** The first type whose cue a clip carries; the rarer cues come first. */
const typeByCue: [Cue, ViralType][] = [
  ['joke', 'funny'],
  ['confession', 'relatable'],
  ['turning-point', 'surprising'],
  ['contrast', 'controversial'],
  ['emotion', 'emotional'],
  ['number', 'surprising'],
  ['advice', 'inspirational'],
  ['claim', 'controversial'],
]

export const viralClipsWriter: Writer<ViralClips, ViralClipsDraft> = { key: 'viral_clips', draft, finish }

function draft(episode: Episode, brief: Brief): ViralClipsDraft {
  return chooseClips(episode, brief, viralTaste).map(({ first, last }) => ({
    firstSentence: first,
    lastSentence: last,
    viralType: viralTypeOf(episode, first, last),
  }))
}

function finish(draft: ViralClipsDraft, episode: Episode, brief: Brief): Finished<ViralClips> {
  const problems = clipProblems(draft, episode, brief)
  if (problems.length > 0) return { content: null, problems }
  const titles = clipTitles(draft, episode, brief)
  const content = draft.map((clip, at) => asMoment(printClip(clip, episode, titles[at] ?? ''), clip, episode))
  return { content, problems: [] }
}

function viralTypeOf(episode: Episode, first: number, last: number): ViralType {
  const span = sentencesOf(episode, first, last)
  const strength = (cue: Cue) => span.filter((sentence) => sentence.traits.cues[cue] !== undefined).length
  const laughs = /\[laugh/i.test(span.map((sentence) => sentence.text).join(' '))
  if (laughs && strength('joke') > 0) return 'funny'
  const carried = typeByCue.filter(([cue]) => cue !== 'joke' && strength(cue) > 0)
  const best = carried.sort((a, b) => strength(b[0]) - strength(a[0]))[0]
  return best?.[1] ?? 'educational'
}
