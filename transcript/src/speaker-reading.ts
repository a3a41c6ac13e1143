// Where it is doubtful whether what stands before the words are names, a file can be read in two ways.
import type { Segment, TimeMark } from './transcript.ts'

/** What stands before the words says who speaks, or it is words like all others. */
export type SpeakerReading = 'speakers' | 'words'

/** What a segment has in a file that can be read in both ways. */
export type DoubtfulName = {
  /** Who speaks, if these are names; a name holds for the segments below it. */
  speaker: string | null
  /** What stands before the words, as the file has it and with the space behind it; empty where a name only holds on. */
  written: string
}

/** The two readings of a file have the same segments: they differ in who speaks, and in what stands before the words. */
export type SpeakerDoubt = {
  /** How the segments are read here. */
  reading: SpeakerReading
  /** What we take for more likely. */
  likelier: SpeakerReading
  /** Who speaks, if these are names, in order of first appearance. */
  names: string[]
}

type Readable = Pick<Segment, 'speaker' | 'text' | 'marks' | 'doubtful'>

/** Segments that were read one way, read the other way. Those that are the same in both are the very objects that came in. */
export function readAs<One extends Readable>(
  segments: readonly One[],
  { was, is }: { was: SpeakerReading; is: SpeakerReading },
): One[] {
  if (was === is) return [...segments]
  return segments.map((segment) => (segment.doubtful ? read(segment, segment.doubtful, is) : segment))
}

function read<One extends Readable>(segment: One, { speaker, written }: DoubtfulName, is: SpeakerReading): One {
  const { text, marks } = segment
  const moved = is === 'words' ? written.length : -written.length
  return {
    ...segment,
    speaker: is === 'words' ? null : speaker,
    text: is === 'words' ? written + text : text.slice(written.length),
    ...(marks && { marks: movedMarks(marks, moved) }),
  }
}

function movedMarks(marks: readonly TimeMark[], by: number): TimeMark[] {
  return marks.map(({ offset, seconds }) => ({ offset: Math.max(0, offset + by), seconds }))
}
