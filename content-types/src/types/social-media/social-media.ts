import { z } from 'zod'
import type { ContentType } from '../../type/content-type.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import { EditedLine } from '../../type/edit-limits.ts'
import { Evidence, Passages } from '../../type/evidence.ts'
import { maxHashtags } from '../../voice/hashtags.ts'
import { migrateCaptions } from './older-captions.ts'

/** Minimum and maximum characters of each caption length, not counting hashtags. */
export const captionLengths = {
  short: { min: 150, max: 200 },
  medium: { min: 250, max: 300 },
  long: { min: 350, max: 400 },
} as const
export const captionSizes = ['short', 'medium', 'long'] as const
export type CaptionSize = (typeof captionSizes)[number]
export const captionNames = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
} as const satisfies Record<CaptionSize, string>

/** The first thought of a caption ends before this character, so that no platform folds it. */
export const hookLimit = 110
/** Characters that Instagram shows before "more"; TikTok shows 150, YouTube Shorts all of them. */
export const captionFold = 125

/** Maximum characters that the platforms accept. */
export const maxCaptionCharacters = 2200

export const Caption = z.object({
  /** Empty if nothing of this length was good enough. */
  caption: z.string().trim().max(maxCaptionCharacters),
  /** UTF-16 units, as the platforms count. */
  characterCount: z.int().min(0),
  /** Without the #. Added on copy and export, and not counted. */
  hashtags: z.array(z.string()).max(maxHashtags),
  evidence: z.array(Evidence),
})
export type Caption = z.infer<typeof Caption>

export const SocialMedia = z.object({ short: Caption, medium: Caption, long: Caption })
export type SocialMedia = z.infer<typeof SocialMedia>

const EditedCaption = Caption.pick({ caption: true }).extend({
  /** If omitted, the hashtags stay as they were. */
  hashtags: z.array(EditedLine).max(maxHashtags).optional(),
  evidence: Passages.nullish(),
})
export const EditedSocialMedia = z.object({ short: EditedCaption, medium: EditedCaption, long: EditedCaption })
export type EditedSocialMedia = z.infer<typeof EditedSocialMedia>

/** Returns the lengths that have a caption. */
export function writtenSizes(content: SocialMedia): CaptionSize[] {
  return captionSizes.filter((size) => content[size].caption !== '')
}

/** Returns the caption as posted: hashtags on a line of their own. */
export function captionForPosting({ caption, hashtags }: Pick<Caption, 'caption' | 'hashtags'>): string {
  return hashtags.length === 0 ? caption : `${caption}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`
}

export const blankCaption: Caption = { caption: '', characterCount: 0, hashtags: [], evidence: [] }

export const socialMedia: ContentType<SocialMedia, EditedSocialMedia> = {
  key: 'social_media',
  label: 'Captions',
  title: 'Captions',
  subtitle: 'For Instagram, TikTok, and YouTube Shorts',
  schema: SocialMedia,
  blank: { short: blankCaption, medium: blankCaption, long: blankCaption },
  edited: EditedSocialMedia,
  count: (content) => writtenSizes(content).length,
  columns: ['Length', 'Caption', 'Characters', 'Hashtags'],
  rows: (content) =>
    writtenSizes(content).map((size) => ({
      Length: size,
      Caption: captionForPosting(content[size]),
      Characters: String(content[size].characterCount),
      Hashtags: content[size].hashtags.map((tag) => `#${tag}`).join(' '),
    })),
  migrate: migrateCaptions,
  items: (content) => writtenSizes(content).map((path) => ({ id: path, path })),
  emptyPlaces: (content) => {
    const written = writtenSizes(content)
    return captionSizes.filter((size) => !written.includes(size)).map((path) => ({ id: path, path }))
  },
  resolveEdit: (edited, { before, groundFor }) => {
    const settled = (size: CaptionSize): Caption => {
      const { caption, hashtags = before[size].hashtags, evidence } = edited[size]
      if (caption === '' && before[size].caption !== '')
        throw new EditRefusal(`The ${size} caption has no words. Write at least one.`)
      const stored = before[size].caption === caption ? before[size].evidence : []
      return { caption, characterCount: caption.length, hashtags, evidence: groundFor(caption, evidence ?? stored) }
    }
    return { short: settled('short'), medium: settled('medium'), long: settled('long') }
  },
  nameless: ['hashtags'],
  derive: (content) => {
    const counted = (caption: Caption): Caption => ({ ...caption, characterCount: caption.caption.length })
    return { short: counted(content.short), medium: counted(content.medium), long: counted(content.long) }
  },
}
