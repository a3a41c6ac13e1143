import type { Pair } from '@podcastai/transcript/corrections'
import type { Passage } from './evidence.ts'

/**
 * Words of the transcript in the file's own coordinates: from a segment and an offset up to (not including) a segment and
 * an offset. Corrections and renamed speakers don't move it. A negative offset is in the label before the words.
 */
export type Span = readonly [fromSegment: number, fromOffset: number, toSegment: number, toOffset: number]

/** A segment of the transcript as it is shown. */
export type ViewedSegment = {
  id: number
  /** The label of who speaks it, with speaker overrides applied. */
  speaker: string | null
  text: string
}

/** The transcript as users see it: the file with its corrections, speaker overrides, and speaker names applied. */
export type TranscriptView = {
  revision: number
  /** Labels of the speakers. */
  labels: readonly string[]
  segments: readonly ViewedSegment[]
  getSegment: (id: number) => ViewedSegment | undefined
  getName: (label: string) => string
  /** Returns the speakers of a passage, one label each; null for words without a speaker. */
  speakersIn: (passage: Passage) => (string | null)[]
  /** Returns the words of a passage, with segments joined by a space. */
  wordsIn: (passage: Passage) => string
  toPassage: (span: Span) => Passage
  toSpan: (passage: Passage) => Span
  /** Returns false if all words of a span are marked "not speech". */
  isSpeech: (span: Span) => boolean
  /** Returns the same transcript including the passages that are marked "not speech". */
  withNotSpeech: () => TranscriptView
  /**
   * Returns how our own words, written at a revision about these spans, have changed since: pairs to replace in order.
   */
  changesSince: (revision: number, spans: readonly Span[]) => Pair[]
}
