import { z } from 'zod'
import type { ContentType } from '../content-type.ts'
import { Evidence } from '../evidence.ts'
import { ReferenceImage } from '../reference-image.ts'
import type { SpeakerRenaming } from '../speaker-renaming.ts'
import { fromOlderDesign } from './older-design.ts'

/** Words a thumbnail text may have. */
export const maxThumbnailWords = 6

export const TextOption = z.object({
  text: z.string().trim().min(1).max(120),
  /** Words of `text` that are stressed. */
  highlightedWords: z.array(z.string()),
  reasoning: z.string(),
  evidence: Evidence.nullable(),
})
export type TextOption = z.infer<typeof TextOption>

export const ThumbnailDesign = z.object({
  /** What the picture shows, one thing each. */
  visualElements: z.array(z.string()),
  /** Each as a name and its value, for example 'Deep petrol #0f3d4a'. */
  colorScheme: z.array(z.string()),
  composition: z.string(),
  textOptions: z.object({ fullEpisode: z.array(TextOption), clips: z.array(TextOption) }),
  /** Kept beside the design and merged in when it is read. */
  referenceImages: z.array(ReferenceImage).default([]),
})
export type ThumbnailDesign = z.infer<typeof ThumbnailDesign>

export const thumbnailDesign: ContentType<ThumbnailDesign> = {
  key: 'thumbnail_design',
  label: 'Thumbnail',
  title: 'Thumbnail Design',
  subtitle: 'Words for the picture, and a brief for whoever makes it',
  schema: ThumbnailDesign as z.ZodType<ThumbnailDesign>,
  count: (content) => content.textOptions.fullEpisode.length + content.textOptions.clips.length,
  columns: ['Part', 'Text', 'Highlighted words', 'Reasoning'],
  rows: (content) => [
    ...content.textOptions.fullEpisode.map((option) => optionRow('Episode text', option)),
    ...content.textOptions.clips.map((option) => optionRow('Clip text', option)),
    ...content.visualElements.map((element) => plainRow('Visual element', element)),
    ...content.colorScheme.map((color) => plainRow('Color', color)),
    plainRow('Composition', content.composition),
  ],
  items: ({ textOptions }) => [
    ...textOptions.fullEpisode.map((_, at) => ({ path: `textOptions.fullEpisode.${at}` })),
    ...textOptions.clips.map((_, at) => ({ path: `textOptions.clips.${at}` })),
    { path: 'composition', also: ['colorScheme', 'visualElements'] },
  ],
  settle: (content) => ({
    ...content,
    textOptions: {
      fullEpisode: content.textOptions.fullEpisode.map(keepHighlights),
      clips: content.textOptions.clips.map(keepHighlights),
    },
  }),
  fromOlder: fromOlderDesign,
  withPictures: (content, referenceImages) => ({ ...content, referenceImages }),
  renameSpeakers: (content, renaming) => ({
    ...content,
    visualElements: content.visualElements.map((element) => renaming.words(element)),
    composition: renaming.words(content.composition),
    textOptions: {
      fullEpisode: content.textOptions.fullEpisode.map((option) => renameInOption(option, renaming)),
      clips: content.textOptions.clips.map((option) => renameInOption(option, renaming)),
    },
  }),
}

function renameInOption(option: TextOption, { words, evidence }: SpeakerRenaming): TextOption {
  const own = (text: string) => words(text, option.evidence ? [option.evidence] : [])
  return {
    ...option,
    text: own(option.text),
    highlightedWords: option.highlightedWords.map(own),
    reasoning: own(option.reasoning),
    evidence: option.evidence && evidence(option.evidence),
  }
}

/** A stressed word that was edited away is stressed no more. */
function keepHighlights(option: TextOption): TextOption {
  const words = option.text.toLowerCase()
  return { ...option, highlightedWords: option.highlightedWords.filter((word) => words.includes(word.toLowerCase())) }
}

function optionRow(part: string, option: TextOption): Record<string, string> {
  return {
    Part: part,
    Text: option.text,
    'Highlighted words': option.highlightedWords.join(', '),
    Reasoning: option.reasoning,
  }
}

function plainRow(part: string, text: string): Record<string, string> {
  return { Part: part, Text: text, 'Highlighted words': '', Reasoning: '' }
}
