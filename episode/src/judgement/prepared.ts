import type { Sentence } from '../episode.ts'
import type { Token } from '../tagger.ts'
import type { Talk } from './talk.ts'

/** A line: a run of tokens from one in `first` up to (not including) one in `last`, a sentence of the same turn. */
export type LineSpan = { first: number; from: number; last: number; to: number }

/** A sentence, prepared once for all lines that are cut from it. */
export type Prepared = {
  sentence: Sentence
  tokens: readonly Token[]
  /** The episode's tokens, and the index of the sentence's first token among them. */
  talk: Talk
  place: number
  /** By token: bits of surprise of the words before it, summed from the start of the sentence. */
  surprise: Float64Array
  unheard: Uint16Array
  words: Uint16Array
  question: boolean
  leftOut: number
  role: 'host' | 'guest' | 'unknown'
  /** Sentences of the same turn before and after it. */
  before: number
  after: number
  /** Its position in the episode, 0–1. */
  share: number
}
