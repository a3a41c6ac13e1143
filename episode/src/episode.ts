// The data of an episode: created by `understand`, used by the engines. Plain values without functions.

/** A position in the transcript: a segment's id and a character offset in that segment's text. */
export type Place = { segment: number; offset: number }

export type Sentence = {
  /** Index in the episode, from 0. Drafts refer to sentences by this id. */
  id: number
  /** Index into `Episode.turns`. */
  turn: number
  speaker: string | null
  /** The transcript's words, segments joined by a space; never crosses a turn. */
  text: string
  words: number
  /** Seconds, from the file if it has times, else interpolated or estimated at 150 words a minute. */
  start: number
  end: number
  /** True if the start is not in the file. */
  estimated: boolean
  /** True if the end is not in the file. */
  endEstimated: boolean
  /** Range in the transcript: from (inclusive) to (exclusive). */
  from: Place
  to: Place
  /** Later segments that the sentence continues into, with the start offset of each in `text`. */
  runsInto: { segment: number; at: number }[]
  traits: SentenceTraits
}

/** Traits of a single sentence; the reasons for choosing it are built from these. */
export type SentenceTraits = {
  question: boolean
  /** Understandable without the sentences before. */
  standsAlone: boolean
  /** Sponsor read, greeting, housekeeping, small talk, sign-off, or transcriber's mark: never published. */
  boilerplate: 'sponsor' | 'intro' | 'outro' | 'housekeeping' | 'mark' | null
  /** Has fillers or restarts, or is cut off: avoided, but shown verbatim if used. */
  disfluent: boolean
  /** Cues, with the words that signal them, for example {contrast: 'but'}. */
  cues: Partial<Record<Cue, string>>
  /** 0–100 each, 50 for an ordinary sentence: as a quote, as the first line of a clip, and as its last. */
  quotability: number
  opening: number
  landing: number
  /** True if the cold open repeats the sentence. */
  inFront?: true
}

export const cues = [
  'claim',
  'contrast',
  'number',
  'superlative',
  'advice',
  'condition',
  'definition',
  'confession',
  'turning-point',
  'story',
  'emotion',
  'joke',
] as const
export type Cue = (typeof cues)[number]

export type TurnSummary = { speaker: string | null; firstSentence: number; lastSentence: number }

export type Speaker = { name: string; role: 'host' | 'guest' | 'unknown'; words: number; questions: number }

/** A section of the episode on one subject; together they cover all sentences. */
export type Topic = {
  title: string
  firstSentence: number
  lastSentence: number
  start: number
  keyPhrases: string[]
}

export type Episode = {
  sentences: Sentence[]
  turns: TurnSummary[]
  speakers: Speaker[]
  /** In order of time. */
  topics: Topic[]
  /** Best first. */
  keyPhrases: string[]
  /** Ids of the key statements, in order of time. */
  summary: number[]
  durationSeconds: number
  /** Where the times come from. */
  timeSource: 'file' | 'partly' | 'none'
  /** The detected ISO 639-1 code, such as 'en', or null. */
  language: string | null
}

/** Returns the length of the episode in minutes. */
export function episodeMinutes(episode: Pick<Episode, 'durationSeconds'>): number {
  return episode.durationSeconds / 60
}
