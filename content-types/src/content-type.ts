import type { z } from 'zod'
import type { Evidence } from './evidence.ts'
import type { ReferenceImage } from './reference-image.ts'
import type { SpeakerRenaming } from './speaker-renaming.ts'

/** Keys in paths, bodies and tables, in the order of the tabs. */
export const contentTypeKeys = [
  'social_media',
  'quotes',
  'video_clips',
  'viral_clips',
  'youtube_script',
  'thumbnail_design',
  'episode_titles',
  'carousel_posts',
] as const
export type ContentTypeKey = (typeof contentTypeKeys)[number]

/** What runs anywhere of a content type: its shape, its words, its export. One value per type. */
export type ContentType<Content> = {
  key: ContentTypeKey
  /** The tab. */
  label: string
  /** The heading and what stands in exports and messages. */
  title: string
  /** One short line under the heading. */
  subtitle: string
  schema: z.ZodType<Content>
  /** How many pieces it holds, for the tab. */
  count: (content: Content) => number
  /** Columns of its CSV, and one row per item. */
  columns: readonly string[]
  rows: (content: Content) => Record<string, string>[]
  /**
   * Recomputes what follows from the texts (lengths, durations, scores) after an edit. What needs the transcript
   * (is a quote still word for word?) is asked of `source`.
   */
  settle: (content: Content, source: Spoken) => Content
  /** The content under other names of speakers: who spoke and our own words follow, what was said stays as it was said. */
  renameSpeakers: (content: Content, renaming: SpeakerRenaming) => Content
  /** Content that was stored in an older shape, in today's; null for what is in no older one. */
  fromOlder?: (stored: unknown) => Content | null
  /** The content with the project's pictures in it, where it shows them; they are kept beside its versions. */
  withPictures?: (content: Content, pictures: ReferenceImage[]) => Content
  /** What can be pinned and written anew on its own, in the order of the page. */
  items: (content: Content) => ContentItem[]
}

/** What was said in an episode, for words that people edited. */
export type Spoken = {
  /** Do these words stand in the transcript just so, said by this speaker in one go? */
  isVerbatim: (text: string, speaker: string | null) => boolean
  /** Where words were said that stood at a passage, and whose ends may have moved since. Null where they were not. */
  passageOf: (text: string, moved: Evidence) => Evidence | null
}

/** One piece of a content, by its path: '3', 'short' or 'alternative.2'. */
export type ContentItem = {
  path: string
  /** Paths of what belongs to it and stands elsewhere. */
  also?: string[]
  /** Path of the whole without which it makes little sense: of a slide its carousel. */
  whole?: string
}
