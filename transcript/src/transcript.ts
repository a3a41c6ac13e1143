// What an uploaded file says, whatever tool wrote it. Everything above this room works on these shapes only.
import type { EpisodePeople } from './episode-people.ts'
import type { DoubtfulName, SpeakerDoubt } from './speaker-reading.ts'

/** One cue of a timed file, or one utterance or turn of an untimed one, in file order. */
export type Segment = {
  /** Position in the file, from 0. Stable for one transcript: evidence points at it. */
  id: number
  speaker: string | null
  /** Seconds from the start of the recording as the file states them, or null. */
  start: number | null
  end: number | null
  /** Plain text: no markup, no time marks, single spaces, trimmed, never empty. */
  text: string
  /** Times the file states inside a long turn (`[04:10]` before a later paragraph), in order; absent where there are none. */
  marks?: TimeMark[]
  /** Only in a file that can be read in two ways, where this segment differs in them. */
  doubtful?: DoubtfulName
}

/** The word at this character offset of the segment's text is spoken at this second. */
export type TimeMark = { offset: number; seconds: number }

/** Where times come from: every segment from the file, some of them, or none. */
export type TimeSource = 'file' | 'partly' | 'none'

/**
 * Something the parser repaired or left out, told to the person who uploaded the file. `firstLine` is where it stands first,
 * from 1; in JSON, which need not have lines, `firstEntry` counts the entries of its list.
 */
export type ParseNote = {
  kind: 'repaired' | 'dropped'
  what: string
  count: number
  firstLine: number | null
  firstEntry?: number
}

export type Transcript = {
  /** Key of the dialect that read the file, for example 'srt' or 'deepgram'. */
  dialect: string
  /** What the file itself calls the episode; absent where it does not. */
  title?: string
  /** Whom the file states as host and guest; absent where it states nobody. */
  people?: EpisodePeople
  segments: Segment[]
  /** Names in order of first appearance; empty where the file names nobody. */
  speakers: string[]
  timeSource: TimeSource
  /** Seconds to the end of the last timed segment, or null where the file has no times. */
  durationSeconds: number | null
  notes: ParseNote[]
  /** Present where it is doubtful whether what stands before the words are names: `readAs` reads it the other way. */
  doubt?: SpeakerDoubt
}

/** Consecutive segments of one speaker. */
export type Turn = { speaker: string | null; segments: Segment[] }

export function toTurns(segments: readonly Segment[]): Turn[] {
  const turns: Turn[] = []
  for (const segment of segments) {
    const current = turns.at(-1)
    if (current && current.speaker === segment.speaker) current.segments.push(segment)
    else turns.push({ speaker: segment.speaker, segments: [segment] })
  }
  return turns
}

/**
 * The transcript as reading text: one paragraph per speaker turn, `Name: words` where there is a speaker,
 * segments of a turn joined by a space, paragraphs by an empty line.
 */
export function transcriptText(segments: readonly Segment[]): string {
  return toTurns(segments)
    .map((turn) => {
      const words = turn.segments.map((segment) => segment.text).join(' ')
      return turn.speaker === null ? words : `${turn.speaker}: ${words}`
    })
    .join('\n\n')
}
