import type { Evidence, Passage } from './evidence.ts'

/** Lookups in the transcript for edited words and passages. */
export type Spoken = {
  /** Returns a passage, widened to whole words, with speaker and times; null if it doesn't exist or is far too long. */
  at: (passage: Passage) => Evidence | null
  /**
   * Returns where these words were said verbatim in one turn of this speaker (of anyone if undefined): the place nearest
   * to `near`, else the first; null if there is none.
   */
  find: (text: string, speaker: string | null | undefined, near: Passage | null) => Evidence | null
  /** Returns the whole words between two times; null if there are none or far too many. */
  between: (start: number, end: number) => Evidence | null
  /** Returns the first and last sentence of a passage. */
  getEnds: (passage: Passage) => { firstSentence: string; lastSentence: string }
  /** True if the sentence that a passage ends in goes on after it; false in talk without punctuation. */
  endsInsideSentence: (passage: Passage) => boolean
  /** End of the last word in seconds; null if the file has no time for it. */
  lastWordEnds: () => number | null
}

/** What a type needs to apply an edit. */
export type EditContext<Content> = {
  /** The version that the edit replaces. Its derived fields are kept where the words or the passage are unchanged. */
  before: Content
  spoken: Spoken
  /** Returns a passage with speaker and times, from `before` or else from the transcript; null if neither has it. */
  ground: (passage: Passage | null | undefined) => Evidence | null
  groundAll: (passages: readonly Passage[] | null | undefined) => Evidence[]
  /** The same for the evidence of our own texts, without evidence of a text that this one replaced. */
  groundFor: (text: string, passages: readonly Passage[] | null | undefined) => Evidence[]
}

/** An edit that can't be stored; `message` tells the user why and what to do. */
export class EditRefusal extends Error {
  override name = 'EditRefusal'
}
