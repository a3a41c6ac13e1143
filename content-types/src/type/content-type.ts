import type { z } from 'zod'
import type { EditContext } from './apply-edit.ts'
import type { ContentTypeKey } from './keys.ts'
import type { ReferenceImage } from './reference-image.ts'
import type { SpeakerRenaming } from './speaker-renaming.ts'

export { type ContentTypeKey, contentTypeKeys } from './keys.ts'

/** What runs anywhere of a content type: its shape, its words, its export. One value per type. */
export type ContentType<Content, Edited = unknown> = {
  key: ContentTypeKey
  /** The tab. */
  label: string
  /** The heading and what stands in exports and messages. */
  title: string
  /** One short line under the heading. */
  subtitle: string
  schema: z.ZodType<Content>
  /** The content before anything is in it, from which people begin to write it by hand. It need not fit the schema. */
  blank: Content
  /** How many pieces it holds, for the tab. */
  count: (content: Content) => number
  /** For a type that is a list: how many items people expect of an episode of 45 minutes, and what these are called. */
  usual?: { items: number; one: string; many: string }
  /** Columns of its CSV, and one row per item. */
  columns: readonly string[]
  rows: (content: Content) => Record<string, string>[]
  /**
   * What people send of it: all that they may change, and the passages that it rests on. Every list and every text has a
   * most. What follows from these is no part of it: it is computed, or taken from the version before.
   */
  edited: z.ZodType<Edited>
  /** The content that an edit makes of the version before it; called by `applyEdit`. @throws EditRefusal */
  resolveEdit: (edited: Edited, editContext: EditContext<Content>) => Content
  /** The content under other names of speakers: who spoke and our own words follow, what was said stays as it was said. */
  renameSpeakers: (content: Content, renaming: SpeakerRenaming) => Content
  /** Names of fields that say what a piece is, as its kind or when it was said: neither corrected nor searched like words. */
  labels?: readonly string[]
  /** Content that was stored in an older shape, in today's; null for what is in no older one. */
  migrate?: (stored: unknown) => Content | null
  /** The content with the project's pictures in it, where it shows them; they are kept beside its versions. */
  withPictures?: (content: Content, pictures: ReferenceImage[]) => Content
  /** The items that can be pinned and regenerated, in page order. */
  items: (content: Content) => ContentItem[]
  /** For a type with its best item in front: the item that belongs there by its score, where another one stands there. */
  betterLead?: (content: Content) => { lead: string; better: string } | null
  /** For a type of fixed places: whether one is empty, which may be filled although every item stays. */
  hasEmptyPlace?: (content: Content) => boolean
}

/** One piece of a content, by its path: '3', 'short' or 'alternative.2'. */
export type ContentItem = {
  path: string
  /** Paths of what belongs to it and stands elsewhere. */
  also?: string[]
  /** Path of the whole without which it makes little sense: of a slide its carousel. */
  whole?: string
}
