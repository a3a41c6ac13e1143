// If labels may be names or words, a file can be parsed in two ways.
import type { Segment, TimeMark } from './transcript.ts'

/** Labels are speakers, or words. */
export type SpeakerReading = 'speakers' | 'words'

/** The data to switch a segment between both ways. */
export type DoubtfulName = {
  /** The speaker, if labels are names; a name also applies to the segments below it. */
  speaker: string | null
  /** The label as in the file, with the space after it; empty if the name comes from an earlier segment. */
  written: string
}

/** Both ways have the same segments. Only the speakers and the labels in the text differ. */
export type SpeakerDoubt = {
  /** How these segments are parsed. */
  reading: SpeakerReading
  /** The likelier way. */
  likelier: SpeakerReading
  /** The speakers, if labels are names, in order of first appearance. */
  names: string[]
}

type Readable = Pick<Segment, 'speaker' | 'text' | 'marks' | 'doubtful'>

/** Returns the segments parsed the other way. Segments that don't differ are returned as the same objects. */
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
