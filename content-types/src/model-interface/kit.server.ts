import type { Brief } from '../type/brief.ts'
import type { ContentTypeKey } from '../type/content-type.ts'

import type { EpisodeNotes } from './episode-notes.ts'

// The words of this folder. A model answers in pieces; a kit is several content types written together; what does not
// hold of a piece is a complaint, and what still does not after one repair is left out.

/** What can be written: a content type, or the texts for one short clip. */
export type KitKey = ContentTypeKey | 'clip_overlays'

/** What to write. A revision names one type to regenerate, or one item of it. */
export type KitInput = {
  keys: readonly KitKey[]
  brief: Brief
  /** What a model noted that read the episode in parts; null where it was not read, or the writers see all of it. */
  notes: EpisodeNotes | null
  revision: RevisionInput | null
}

/** A failed check, as feedback for the writer. */
export type Complaint = {
  key: KitKey
  /** The piece by its place in the list of pieces; null where something is missing. */
  piece: number | null
  /** The place that the piece fills, or that nothing fills: 'short', 'carousel_1.slide'. */
  at: string
  problem: string
  /** A length that is a little off: worth a repair, no reason to leave the piece out. */
  isOptional?: boolean
}

/** A piece that is not on the page, and why. */
export type LeftOut = { key: KitKey; at: string; text: string; why: string }

/** What became of one key: its content, or in `problem` why there is none, for people. */
export type Printed = { key: KitKey; content: unknown; problem: string | null; leftOut: LeftOut[] }

/** What an engine has to regenerate, and what stays. */
export type RevisionInput = { instruction: string; current: unknown; item: string | null; kept: readonly string[] }
