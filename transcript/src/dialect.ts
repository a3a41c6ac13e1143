import type { ParseWarnings } from './parse-warnings.ts'
import type { DoubtfulName } from './speaker-reading.ts'
import type { TimeMark } from './transcript.ts'

/** A segment from a dialect's parser: plain text, not yet checked or numbered. */
export type SegmentDraft = {
  speaker: string | null
  start: number | null
  end: number | null
  text: string
  marks?: TimeMark[]
  /** Another speaker starts here, named or not: the file marks it with `>>`. */
  opensTurn?: true
  /**
   * Who speaks here, where that is doubtful: `speaker` is null then, and `text` without what stands before the words.
   * `likely` is the same in all drafts of a file.
   */
  doubtful?: DoubtfulName & { likely: boolean }
  /** Where it stands, from 1: in text a line, in JSON an entry of its list. For notes. */
  line?: number
  entry?: number
}

/** Decoded text with `\n` line ends and no byte order mark. */
export type TextSource = { text: string; extension: string; notes: ParseWarnings }

export type JsonSource = { json: unknown; notes: ParseWarnings }

/**
 * One way of writing a transcript down. `reads` looks at the content and is cheap; the first dialect of the list that
 * says yes does the reading.
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
