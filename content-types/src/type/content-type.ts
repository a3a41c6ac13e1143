import type { z } from 'zod'
import type { EditContext } from './edit-context.ts'
import type { ContentKey } from './keys.ts'
import type { ReferenceImage } from './reference-image.ts'
import type { TranscriptView } from './transcript-view.ts'

export { type ContentKey, type ContentTypeKey, contentTypeKeys } from './keys.ts'

/** The part of a content type that runs anywhere: its schema, labels, and exports. One value per type. */
export type ContentType<Content, Edited = unknown> = {
  key: ContentKey
  /** The tab. */
  label: string
  /** The name in headings, exports, and messages. */
  title: string
  /** One short line under the heading. */
  subtitle: string
  /** For content that names itself: its name, instead of `title`. */
  getName?: (content: Content) => string
  schema: z.ZodType<Content>
  /** Empty content, the start for writing by hand. It need not match the schema. */
  blank: Content
  /** Returns the number of items, for the tab. */
  count: (content: Content) => number
  /** For list types: the expected number of items of a 45-minute episode, and what they are called. */
  usual?: { items: number; one: string; many: string }
  /** CSV columns, and one row per item. */
  columns: readonly string[]
  rows: (content: Content) => Record<string, string>[]
  /**
   * Schema of an edit: everything that users can change, and the evidence. Every list and every text has a maximum. Derived
   * fields are not part of it: they are computed, or taken from the previous version.
   */
  edited: z.ZodType<Edited>
  /** Returns the content after an edit of the previous version; called by `applyEdit`. @throws EditRefusal */
  resolveEdit: (edited: Edited, editContext: EditContext<Content>) => Content
  /** Recomputes what follows from texts and speakers, after a snapshot was rendered. */
  derive?: (content: Content, view: TranscriptView) => Content
  /** Names of metadata fields, such as the kind or time of an item, which are neither corrected nor searched. */
  labels?: readonly string[]
  /** Names of text fields in which a speaker's name is no reference to the speaker, such as tags and footers. */
  nameless?: readonly string[]
  /** Returns stored content of an older schema in the current one; null if it matches no older one. */
  migrate?: (stored: unknown) => Content | null
  /** Returns the content with the project's pictures, which are stored separately from its versions. */
  withPictures?: (content: Content, pictures: ReferenceImage[]) => Content
  /** The items that can be pinned and regenerated, in page order. */
  items: (content: Content) => ContentItem[]
  /** For types that lead with their best item: the item that should lead by its score, if another one does. */
  betterLead?: (content: Content) => { lead: string; better: string } | null
  /** For types with fixed places: those without a text, which can be written by themselves, as if they were items. */
  emptyPlaces?: (content: Content) => ContentItem[]
}

/** An item of a content. */
export type ContentItem = {
  /** Stays when the item is edited or moved. An item in a fixed place ('short') has that place as its id. */
  id: string
  /** Where it is in this content: '3', 'short', or 'alternative.2'. */
  path: string
  /** Path of the object that has the id among its fields. An item in a fixed place has none. */
  holder?: string
  /** Paths of related parts elsewhere in the content. */
  also?: string[]
  /** Path of the parent, for example a slide's carousel. */
  whole?: string
}
