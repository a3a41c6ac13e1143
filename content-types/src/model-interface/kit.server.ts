import type { Brief } from '../type/brief.ts'
import type { ContentKey } from '../type/content-type.ts'

import type { EpisodeNotes } from './episode-notes.ts'

// Terms of this folder: a model answers in pieces; a kit is several content types written together; a failed check of a
// piece is a complaint; a piece that still fails after one repair is left out.

/** What can be written: a content type, a text format, the texts for one short clip, or the words that replace selected ones. */
export type KitKey = ContentKey | 'clip_overlays' | 'selection'

/** What to write. A revision names one type to regenerate, or one item of it. */
export type KitInput = {
  keys: readonly KitKey[]
  brief: Brief
  /** Notes of a model that read the episode in parts; null if it was not read, or the writers see all of it. */
  notes: EpisodeNotes | null
  revision: RevisionInput | null
}

/** A failed check, as feedback for the writer. */
export type Complaint = {
  key: KitKey
  /** Index of the piece; null if something is missing. */
  piece: number | null
  /** The place that the piece fills, or that nothing fills: 'short', 'carousel_1.slide'. */
  at: string
  problem: string
  /** A length that is slightly off: worth a repair, but no reason to leave the piece out. */
  isOptional?: boolean
  /** True if no other words can help: nothing can check them. */
  isFinal?: boolean
}

/** A piece that was left out, and why. */
export type LeftOut = { key: KitKey; at: string; text: string; why: string }

/** The result for one key: its content, or in `problem` why there is none, for users. */
export type Printed = { key: KitKey; content: unknown; problem: string | null; leftOut: LeftOut[] }

/** The instruction for an engine to regenerate content, and what to keep. */
export type RevisionInput = {
  instruction: string
  current: unknown
  item: string | null
  kept: readonly string[]
  /** Set to rewrite the text of `item` instead of choosing another one. */
  rewrite?: Rewrite
}

/** The text to rewrite: all of the item's, or the selected part of a text that a user is editing. */
export type Rewrite = { key: ContentKey; selection: TextSelection | null }

export type TextSelection = { before: string; selected: string; after: string }
