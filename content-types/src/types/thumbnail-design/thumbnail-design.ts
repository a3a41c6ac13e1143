import { z } from 'zod'
import { getCandidateFields } from '../../items/candidate.ts'
import { editedItemFields, itemFields } from '../../items/item-fields.ts'
import { findStored, listItems } from '../../items/item-ids.ts'
import type { ContentType } from '../../type/content-type.ts'
import type { EditContext } from '../../type/edit-context.ts'
import { EditedLine, EditedLines, EditedText, maxItems } from '../../type/edit-limits.ts'
import { Evidence, Passage, toPassageList } from '../../type/evidence.ts'
import { ReferenceImage } from '../../type/reference-image.ts'
import { migrateDesign } from './older-design.ts'

/** Maximum number of words in a thumbnail text. */
export const maxThumbnailWords = 6

/** Maximum characters stored for a thumbnail text. */
export const maxThumbnailCharacters = 120

/** The note shown if there are no texts. */
export const noThumbnailText = 'No line is short enough for a thumbnail.'

export const TextOption = z.object({
  text: z.string().trim().min(1).max(maxThumbnailCharacters),
  /** The stressed words of `text`. */
  highlightedWords: z.array(z.string()),
  reasoning: z.string(),
  evidence: Evidence.nullable(),
  ...itemFields,
})
export type TextOption = z.infer<typeof TextOption>

export const ThumbnailDesign = z.object({
  /** What the picture shows, one element per entry. */
  visualElements: z.array(z.string()),
  /** Each as a name and its value, for example 'Deep teal #0f3d4a'. */
  colorScheme: z.array(z.string()),
  composition: z.string(),
  textOptions: z.object({ fullEpisode: z.array(TextOption), clips: z.array(TextOption) }),
  /** Stored separately from the design and merged in when it is read. */
  referenceImages: z.array(ReferenceImage).default([]),
})
export type ThumbnailDesign = z.infer<typeof ThumbnailDesign>

const EditedOptions = z
  .array(
    TextOption.pick({ text: true }).extend({
      ...editedItemFields,
      highlightedWords: z.array(EditedLine).max(100).default([]),
      reasoning: EditedText.default(''),
      evidence: Passage.nullish(),
    }),
  )
  .max(maxItems)
type EditedOptions = z.infer<typeof EditedOptions>

export const EditedDesign = z.object({
  visualElements: EditedLines,
  colorScheme: EditedLines,
  composition: EditedText,
  textOptions: z.object({ fullEpisode: EditedOptions, clips: EditedOptions }),
})
export type EditedDesign = z.infer<typeof EditedDesign>

/** The composition, with everything else that the designer is told. */
const brief = { id: 'composition', path: 'composition', also: ['colorScheme', 'visualElements'] }

export const thumbnailDesign: ContentType<ThumbnailDesign, EditedDesign> = {
  key: 'thumbnail_design',
  label: 'Thumbnail',
  title: 'Thumbnail Design',
  subtitle: 'Headline ideas and a brief for your designer',
  schema: ThumbnailDesign as z.ZodType<ThumbnailDesign>,
  blank: {
    ...{ visualElements: [], colorScheme: [], composition: '', referenceImages: [] },
    textOptions: { fullEpisode: [], clips: [] },
  },
  edited: EditedDesign,
  count: (content) => content.textOptions.fullEpisode.length + content.textOptions.clips.length,
  columns: ['Part', 'Text', 'Highlighted words', 'Reasoning'],
  rows: (content) => [
    ...content.textOptions.fullEpisode.map((option) => optionRow('Episode text', option)),
    ...content.textOptions.clips.map((option) => optionRow('Clip text', option)),
    ...content.visualElements.map((element) => plainRow('Visual element', element)),
    ...content.colorScheme.map((color) => plainRow('Color', color)),
    plainRow('Composition', content.composition),
    ...content.referenceImages.map(({ filename }) => plainRow('Reference image', filename)),
  ],
  items: ({ textOptions, composition }) => [
    ...listItems(textOptions.fullEpisode, 'textOptions.fullEpisode'),
    ...listItems(textOptions.clips, 'textOptions.clips'),
    ...(composition === '' ? [] : [brief]),
  ],
  emptyPlaces: ({ composition }) => (composition === '' ? [brief] : []),
  resolveEdit: ({ visualElements, colorScheme, composition, textOptions: edited }, editContext) => {
    const { referenceImages } = editContext.before
    return {
      ...{ visualElements, colorScheme, composition, referenceImages },
      textOptions: {
        fullEpisode: resolveOptions(edited.fullEpisode, editContext),
        clips: resolveOptions(edited.clips, editContext),
      },
    }
  },
  migrate: migrateDesign,
  withPictures: (content, referenceImages) => ({ ...content, referenceImages }),
  nameless: ['colorScheme'],
  derive: (content) => ({
    ...content,
    textOptions: {
      fullEpisode: content.textOptions.fullEpisode.map(withOwnHighlights),
      clips: content.textOptions.clips.map(withOwnHighlights),
    },
  }),
}

function withOwnHighlights(option: TextOption): TextOption {
  return { ...option, highlightedWords: keptHighlights(option.text, option.highlightedWords) }
}

function resolveOptions(
  edited: EditedOptions,
  { before: { textOptions }, groundFor }: EditContext<ThumbnailDesign>,
): TextOption[] {
  const before = [...textOptions.fullEpisode, ...textOptions.clips]
  return edited.map(({ id, text, highlightedWords, reasoning, evidence }) => {
    const stored = findStored(before, { id })
    return {
      ...{ id, text, reasoning },
      highlightedWords: keptHighlights(text, highlightedWords),
      evidence: groundFor(text, toPassageList(evidence === undefined ? stored?.evidence : evidence))[0] ?? null,
      ...getCandidateFields(stored, stored?.text === text),
    }
  })
}

/** Returns the stressed words that are still in the edited text. */
function keptHighlights(text: string, highlighted: readonly string[]): string[] {
  const words = text.toLowerCase()
  return highlighted.filter((word) => words.includes(word.toLowerCase()))
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
