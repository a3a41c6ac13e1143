// What an episode holds. Made by `understand`, read by the writers. Pure values, no functions.

/** A position in the transcript: a segment's id and a character offset in that segment's text. */
export type Place = { segment: number; offset: number }

export type Sentence = {
  /** Position in the episode, from 0. Drafts point at sentences by this id. */
  id: number
  /** Index into `Episode.turns`. */
  turn: number
  speaker: string | null
  /** The transcript's own words, segments joined by a space; never crosses a turn. */
  text: string
  words: number
  /** Seconds. From the file where it has times, else interpolated or at 150 words a minute. */
  start: number
  end: number
  /** True where the start is not in the file. */
  estimated: boolean
  /** True where the end is not in the file. */
  endEstimated: boolean
  /** Where the words stand in the transcript: from (inclusive) to (exclusive). */
  from: Place
  to: Place
  /** Later segments that the sentence runs into, with the offset in `text` at which each begins. */
  runsInto: { segment: number; at: number }[]
  traits: SentenceTraits
}

/** What was noticed about a sentence on its own; the reasons for choosing it are built from these. */
export type SentenceTraits = {
  question: boolean
  /** Can be understood without what came before. */
  standsAlone: boolean
  /** Sponsor read, greeting, housekeeping, small talk, sign-off, a transcriber's mark: kept out of what is published. */
  boilerplate: 'sponsor' | 'intro' | 'outro' | 'housekeeping' | 'mark' | null
  /** Fillers, restarts, cut off: shown verbatim, but avoided. */
  disfluent: boolean
  /** Cues found, with the words that carried them, for example {contrast: 'but'}. */
  cues: Partial<Record<Cue, string>>
  /** 0–100 each, 50 an ordinary sentence: as a quote by itself, as the first line of a clip, as its last. */
  quotability: number
  opening: number
  landing: number
  /** Its editors put it in front of the episode as well. */
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

/** A stretch of the episode about one thing; together they cover it from first to last sentence. */
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
  /** The episode's own statements, in order of time, as sentence ids. */
  summary: number[]
  durationSeconds: number
  /** Where the times come from. */
  timeSource: 'file' | 'partly' | 'none'
  /** 'en', or the ISO 639-1 code guessed, or null. */
  language: string | null
}

/** Minutes of the whole episode. */
export function episodeMinutes(episode: Pick<Episode, 'durationSeconds'>): number {
  return episode.durationSeconds / 60
}
