// What can be lifted out of an episode whole: lines and excerpts. Made once an episode, read by every writer above.

/** Words said in one go by one speaker that stand by themselves: one sentence, part of one, or up to three. */
export type Line = {
  /** Ids of the sentences it begins and ends in. */
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
  /** 0–100: how likely an editor would lift it out; about 50 is worth a look, from 70 on it is good. */
  strength: number
}

export const excerptKinds = ['exchange', 'story', 'explanation', 'list'] as const
export type ExcerptKind = (typeof excerptKinds)[number]

/** Whole sentences in a row that open and land as a piece: a clip, or a paragraph to read. */
export type Excerpt = {
  kind: ExcerptKind
  /** Ids of its first and last sentence. */
  first: number
  last: number
  /** Offset into the text of the first sentence at which it begins: behind "Yeah, so" and the like. */
  from: number
  /** The question it opens on, where somebody else answers it at once. */
  question: Line | null
  /** The first sentence of the answer; `first` where there is no question. */
  answer: number
  /** Who says most of it. */
  speaker: string | null
  /** Seconds. */
  start: number
  end: number
  /** 0–100, as that of lines. */
  strength: number
  /** Lines in it that stand by themselves, the strongest first; then short ones that may name it. */
  lines: readonly Line[]
}

export type Passages = {
  /** The strongest first; two of them may share words. */
  lines: readonly Line[]
  /** Whole lines of three to fourteen words, the strongest first: for titles and large letters. */
  shortLines: readonly Line[]
  /** 15–90 seconds each, the strongest first; two of them may share sentences. */
  clips: readonly Excerpt[]
  /** One to eight sentences of one turn that read well as a paragraph, the strongest first; two of them may share sentences. */
  paragraphs: readonly Excerpt[]
  /** Short questions of a host that somebody answers at length, in order of time, with the answer's first paragraph. */
  questions: readonly Excerpt[]
  /** By sentence: nothing of it is published. Sponsors, housekeeping, greetings, garble. */
  leftOut: readonly boolean[]
  /** Why nothing of it can be read as text, in words for whoever uploaded it; null where it can. */
  tooPoor: string | null
}
