import type { ParseWarnings } from './parse-warnings.ts'
import type { TimeMark } from './transcript.ts'

/** Words, or parts of them, as the file writes them, and the time of each. Two lists take less memory than objects. */
export type TimedWords = { texts: string[]; seconds: number[] }

/** A segment from a dialect's parser: plain text, not yet checked or numbered. */
export type SegmentDraft = {
  speaker: string | null
  start: number | null
  end: number | null
  text: string
  marks?: TimeMark[]
  /** The words of the segment that this draft is, or is a part of, with the times that the file gives them. */
  words?: TimedWords | undefined
  /** The file marks a change of speaker here with `>>`. */
  opensTurn?: true
  /** The speaker's label before the words in the file, with the space after it. `text` excludes it. */
  label?: string
  /** A doubtful speaker; `speaker` is null then. `likely` is the same for all drafts of a file. */
  doubtful?: { speaker: string | null; likely: boolean }
  /** Position for notes, from 1: a line of text, or a list entry in JSON. */
  line?: number
  entry?: number
}

/** Decoded text with `\n` line ends and no byte order mark. */
export type TextSource = { text: string; extension: string; notes: ParseWarnings }

export type JsonSource = { json: unknown; notes: ParseWarnings }

/**
 * The file format of one tool. `reads` is a cheap check of the content; the first dialect in the list that accepts a file
 * parses it.
 */
export type TextDialect = {
  kind: 'text'
  key: string
  label: string
  reads(source: TextSource): boolean
  parse(source: TextSource): SegmentDraft[]
}

export type JsonDialect = {
  kind: 'json'
  key: string
  label: string
  reads(json: unknown): boolean
  parse(source: JsonSource): SegmentDraft[]
}

export type Dialect = TextDialect | JsonDialect
