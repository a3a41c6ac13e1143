import type { Brief } from './brief.ts'
import type { Passage } from './evidence.ts'

/** Words that a user selected in the transcript. */
export type SelectedWords = {
  passage: Passage
  /** On one line. */
  words: string
  /** Null if several people say them, or if the speaker has no name. */
  speaker: string | null
  isOneTurn: boolean
  brief: Brief
  /** Path of the item that the words are added to, such as a carousel that gets a slide; undefined for a new one. */
  into?: string | undefined
  isPinned: (path: string) => boolean
}

/** Content with an item of selected words added, in the type's edit schema. */
export type AddedItem = { edited: unknown; path: string }
