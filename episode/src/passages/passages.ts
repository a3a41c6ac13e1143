// The passages of an episode that can be quoted: lines and excerpts. Created once per episode and read by all writers.

/** Words said in one go by one speaker that stand by themselves: one sentence, part of one, or up to three. */
export type Line = {
  /** Ids of the sentences that the line begins and ends in. */
  first: number
  last: number
  /** Offsets: into the text of the first sentence, and (exclusive) into that of the last. */
  from: number
  to: number
  /** As it was said. */
  text: string
  words: number
  speaker: string | null
  /** Seconds. */
  start: number
  end: number
  /** 0–100: how likely an editor would choose the line; about 50 is worth a look, 70 or more is good. */
  strength: number
}

export const excerptKinds = ['exchange', 'story', 'explanation', 'list'] as const
export type ExcerptKind = (typeof excerptKinds)[number]

/** Consecutive whole sentences with a clear beginning and end: a clip, or a paragraph to read. */
export type Excerpt = {
  kind: ExcerptKind
  /** Ids of its first and last sentence. */
  first: number
  last: number
  /** Offset of its start in the first sentence, after fillers such as "Yeah, so". */
  from: number
  /** The question that it opens with, if another speaker answers it directly. */
  question: Line | null
  /** The first sentence of the answer; `first` if there is no question. */
  answer: number
  /** The speaker of most of the words. */
  speaker: string | null
  /** Seconds. */
  start: number
  end: number
  /** 0–100, on the same scale as lines. */
  strength: number
  /** Lines in it that stand alone, strongest first; then short ones that can be its title. */
  lines: readonly Line[]
}

export type Passages = {
  /** Strongest first; they may overlap. */
  lines: readonly Line[]
  /** Whole lines of three to fourteen words, strongest first, for titles and thumbnails. */
  shortLines: readonly Line[]
  /** 15–90 seconds each, strongest first; they may overlap. */
  clips: readonly Excerpt[]
  /**
   * Up to ten sentences of one turn (30 in languages other than English) that read well as a paragraph, strongest
   * first; they may overlap.
   */
  paragraphs: readonly Excerpt[]
  /** A host's short questions with long answers, in order of time, each with the answer's first paragraph. */
  questions: readonly Excerpt[]
  /** By sentence: true if it is never published, such as sponsors, housekeeping, greetings, and garble. */
  leftOut: readonly boolean[]
  /** Message for the user that says why the transcript can't be used for texts; null if it can. */
  tooPoor: string | null
}
