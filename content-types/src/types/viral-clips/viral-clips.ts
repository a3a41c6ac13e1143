import { z } from 'zod'
import { resolveClips } from '../../clip/resolve-clips.ts'
import {
  asRated,
  clipLabels,
  EditedClip,
  fromOlderClips,
  getClosingWords,
  getOpeningWords,
  levels,
  VideoClip,
} from '../../clip/video-clip.ts'
import { listItems } from '../../items/item-ids.ts'
import type { ContentType } from '../../type/content-type.ts'
import { maxItems } from '../../type/edit-limits.ts'

/** What makes people share a moment. */
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
  /**
   * 0–100: the strength of the passage; if the moment's ends were moved, that of the original one. Null if added by
   * hand.
   */
  viralScore: z.int().min(0).max(100).nullable(),
})
export type ViralClip = z.infer<typeof ViralClip>

export const ViralClips = z.array(ViralClip)
export type ViralClips = z.infer<typeof ViralClips>

export const EditedMoments = z
  .array(
    EditedClip.extend({
      viralType: z.enum(viralTypes),
      /** For a new moment; a stored one keeps its own. */
      engagementPotential: z.enum(levels).optional(),
    }),
  )
  .max(maxItems, `There may be ${maxItems} moments at most`)
export type EditedMoments = z.infer<typeof EditedMoments>

export const viralClips: ContentType<ViralClips, EditedMoments> = {
  key: 'viral_clips',
  label: 'Viral Moments',
  title: 'Viral Moments',
  subtitle: 'Moments most likely to be shared, and why',
  schema: ViralClips,
  blank: [],
  edited: EditedMoments,
  labels: [...clipLabels, 'viralType', 'engagementPotential'],
  count: (content) => content.length,
  usual: { items: 5, one: 'moment', many: 'moments' },
  columns: [
    'Title',
    'Start',
    'End',
    'First words',
    'Last words',
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
      Start: clip.startTime,
      End: clip.endTime,
      'First words': getOpeningWords(clip),
      'Last words': getClosingWords(clip),
      Seconds: String(Math.round(clip.duration)),
      Description: clip.description,
      Potential: asRated(clip.potential, clip),
      'Viral type': clip.viralType,
      'Engagement potential': asRated(clip.engagementPotential, clip),
      Score: clip.viralScore === null ? '' : String(clip.viralScore),
    })),
  items: (content) => listItems(content),
  resolveEdit: (edited, editContext) =>
    resolveClips(edited, editContext, (clip, at) => {
      const { viralType = 'relatable', engagementPotential = clip.potential } = edited[at] ?? {}
      return { ...clip, viralType, engagementPotential, viralScore: null }
    }).map((clip, at) => ({ ...clip, viralType: edited[at]?.viralType ?? clip.viralType })),
  migrate: (stored) => fromOlderClips(stored) as ViralClips | null,
}
