import { z } from 'zod'
import type { ContentType } from '../content-type.ts'
import { atAbout, levels, renameInClip, VideoClip } from '../video-clips/video-clips.ts'

/** What makes people pass a moment on. */
export const viralTypes = [
  'controversial',
  'emotional',
  'surprising',
  'educational',
  'inspirational',
  'funny',
  'relatable',
] as const
export type ViralType = (typeof viralTypes)[number]

export const ViralClip = VideoClip.extend({
  viralType: z.enum(viralTypes),
  engagementPotential: z.enum(levels),
  /** 0–100: a prediction, the weighted sum of `scores`. */
  viralScore: z.int().min(0).max(100),
})
export type ViralClip = z.infer<typeof ViralClip>

export const ViralClips = z.array(ViralClip)
export type ViralClips = z.infer<typeof ViralClips>

export const viralClips: ContentType<ViralClips> = {
  key: 'viral_clips',
  label: 'Viral Moments',
  title: 'Viral Moments',
  subtitle: 'A prediction, with the words it rests on',
  schema: ViralClips,
  count: (content) => content.length,
  columns: [
    'Title',
    'Start',
    'End',
    'Seconds',
    'Description',
    'Potential',
    'Viral type',
    'Engagement potential',
    'Score',
  ],
  rows: (content) =>
    content.map((clip) => ({
      Title: clip.title,
      Start: atAbout(clip.startTime, clip),
      End: atAbout(clip.endTime, clip),
      Seconds: String(Math.round(clip.duration)),
      Description: clip.description,
      Potential: clip.potential,
      'Viral type': clip.viralType,
      'Engagement potential': clip.engagementPotential,
      Score: String(clip.viralScore),
    })),
  items: (content) => content.map((_, at) => ({ path: String(at) })),
  settle: (content) => content,
  renameSpeakers: (content, renaming) => content.map((clip) => renameInClip(clip, renaming)),
}
