import type { Sentence } from '@podcastai/episode'

/** How a headline is made of what was said; a list shows several. */
export const headlineForms = ['statement', 'advice', 'question', 'why', 'how', 'superlative', 'path'] as const
export type HeadlineForm = (typeof headlineForms)[number]

/** A short line out of one sentence. Every word of content was said in it; ours are "Why" and "How to" at most. */
export type Headline = {
  sentence: Sentence
  form: HeadlineForm
  /** Marks that print it, see printed-words. */
  draft: string
  /** As it is printed, without a full stop. */
  text: string
  words: number
  /** One contiguous run of the speaker's words, so that it may stand in quotation marks. */
  verbatim: boolean
  /** Says "I", "we", "my" or "our". */
  firstPerson: boolean
  /** A figure with what it counts, for example "57 million packages". */
  figure: string | null
  /** Sets one thing against another. */
  contrast: boolean
  /** How much it says to somebody who heard nothing; comparable within an episode, an ordinary one about 0. */
  worth: number
}
