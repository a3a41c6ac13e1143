import type { Sentence } from '../episode.ts'
import type { Token } from '../tagger.ts'
import type { Talk } from './talk.ts'

/** A line: a run of tokens from one in `first` up to (not including) one in `last`, a sentence of the same turn. */
export type LineSpan = { first: number; from: number; last: number; to: number }

/** A sentence, prepared once for all lines that are cut from it. */
export type Prepared = {
  sentence: Sentence
  tokens: readonly Token[]
  /** The episode's tokens, and where those of the sentence begin among them. */
  talk: Talk
  place: number
  /** By token: bits of surprise of the words up to it (sums from the sentence's begin). */
  surprise: Float64Array
  unheard: Uint16Array
  words: Uint16Array
  question: boolean
  leftOut: number
  role: 'host' | 'guest' | 'unknown'
  /** Sentences of its turn before and behind it. */
  before: number
  after: number
  /** Where it stands in the episode, 0–1. */
  share: number
}
