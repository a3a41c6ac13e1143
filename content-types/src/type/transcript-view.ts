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

/** The transcript as people see it: the file under its corrections, speaker overrides, and speakers' names. */
export type TranscriptView = {
  revision: number
  /** Labels of the speakers. */
  labels: readonly string[]
  segments: readonly ViewedSegment[]
  getSegment: (id: number) => ViewedSegment | undefined
  getName: (label: string) => string
  /** The speakers of a passage by one label each; null for nobody. */
  speakersIn: (passage: Passage) => (string | null)[]
  /** The words of a passage, segments joined by a space. */
  wordsIn: (passage: Passage) => string
  toPassage: (span: Span) => Passage
  toSpan: (passage: Passage) => Span
  /** False if all words of a span are marked "not speech". */
  isSpeech: (span: Span) => boolean
  /** The same transcript with the passages that are marked "not speech". */
  withNotSpeech: () => TranscriptView
  /** How our own words, written at a revision about these spans, change up to now: pairs to replace one after the other. */
  changesSince: (revision: number, spans: readonly Span[]) => Pair[]
}
