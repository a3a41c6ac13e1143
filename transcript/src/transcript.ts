// The parsed form of every upload. All other packages work only with these types.
import type { FactValues } from './facts/episode-facts.ts'
import type { LeftOut } from './left-out.ts'
import type { TurnSplit } from './turn-splits.ts'

/** A cue of a timed file, or an utterance or turn of an untimed one, in file order. */
export type Segment = {
  /** Index in the file, from 0. Stable for one transcript, because evidence refers to it. */
  id: number
  speaker: string | null
  /** Seconds from the start of the recording, if the file has times. */
  start: number | null
  end: number | null
  /** Plain text: no markup, no time marks, single spaces, trimmed. Empty only if all of it is marked "not speech". */
  text: string
  /**
   * Times of words, in order: of each word where the file has them, or those inside a long turn, such as `[04:10]` before
   * a later paragraph. Absent if there are none.
   */
  marks?: TimeMark[]
  /**
   * The speaker's label that stands before the words in the file, with the space after it. Absent if the format has a
   * field for it, or if the speaker was named in an earlier segment.
   */
  label?: string
  /** A user split the turn here: this segment starts a turn even if the speaker is the same. */
  opensTurn?: true
  /** Positions where users split it. Only original segments have them; displayed ones are the resulting pieces. */
  splits?: TurnSplit[]
}

/** The time at which the word at this character offset is spoken. */
export type TimeMark = { offset: number; seconds: number }

/** All segments, some, or none have times from the file. */
export type TimeSource = 'file' | 'partly' | 'none'

/**
 * Something that the parser repaired or left out, shown to the user. `firstLine` is its first line, from 1; for JSON,
 * `firstEntry` is its first list entry.
 */
export type ParseNote = {
  kind: 'repaired' | 'dropped'
  what: string
  count: number
  firstLine: number | null
  firstEntry?: number
}

export type Transcript = {
  /** Key of the dialect that parsed the file, for example 'srt' or 'deepgram'. */
  dialect: string
  /** The episode's title in the file, if it has one. */
  title?: string
  /** Full names that the file lists as its speakers, if any. */
  listed?: string[]
  /** What the file states of the episode, if anything. */
  facts?: FactValues
  segments: Segment[]
  /** Names in order of first appearance; empty if the file has none. */
  speakers: string[]
  timeSource: TimeSource
  /** End of the last timed segment in seconds; null if the file has no times. */
  durationSeconds: number | null
  notes: ParseNote[]
  /** What the parser left out, as far as it is kept; absent if nothing is. */
  leftOut?: LeftOut[]
  /** Number of lines that were left out and not kept; absent if all are kept. */
  notKept?: number
  /** Present if these labels may be words rather than speakers. */
  doubt?: SpeakerDoubt
}

export type SpeakerDoubt = {
  likelier: 'speakers' | 'words'
  /** The speakers, in order of first appearance. */
  names: string[]
}

/** Consecutive segments of one speaker with words, unless a user split them. */
export type Turn = { speaker: string | null; segments: Segment[] }

export function toTurns(segments: readonly Segment[]): Turn[] {
  const turns: Turn[] = []
  for (const segment of segments) {
    if (segment.text === '') continue
    const current = turns.at(-1)
    if (current && current.speaker === segment.speaker && !segment.opensTurn) current.segments.push(segment)
    else turns.push({ speaker: segment.speaker, segments: [segment] })
  }
  return turns
}

/**
 * Returns the transcript as plain text: one paragraph per turn, with `Name: ` if there is a speaker, and an empty line
 * between paragraphs.
 */
export function transcriptText(segments: readonly Segment[]): string {
  return toTurns(segments)
    .map((turn) => {
      const words = turn.segments.map((segment) => segment.text).join(' ')
      return turn.speaker === null ? words : `${turn.speaker}: ${words}`
    })
    .join('\n\n')
}
