import type { Segment, TimeMark } from '../transcript.ts'
import type { TurnSplit } from '../turn-splits.ts'
import { bySegment, type Correction, getEnd } from './correction.ts'
import { placeMap } from './places.ts'

/**
 * Applies corrections to the segments: their text and the time marks in it. Segments without corrections are returned
 * as the same objects.
 */
export function correctSegments<One extends Correctable>(
  heard: readonly One[],
  standing: readonly Correction[],
): One[] {
  const rows = bySegment(standing)
  return heard.map((segment) => {
    const own = rows.get(segment.id)
    return own ? corrected(segment, own) : segment
  })
}

type Correctable = Pick<Segment, 'id' | 'text' | 'marks' | 'splits'> & { speaker?: Segment['speaker'] }

function corrected<One extends Correctable>(heard: One, rows: readonly Correction[]): One {
  let [text, from] = ['', 0]
  for (const row of rows) {
    text += heard.text.slice(from, row.offset) + row.written
    from = getEnd(row)
  }
  text += heard.text.slice(from)
  return {
    ...heard,
    text,
    ...(heard.marks && { marks: movedMarks(heard.id, heard.marks, { rows, text }) }),
    ...(heard.splits && movedSplits(heard, heard.splits, { rows, text })),
  }
}

/** Returns the splits of a segment after its corrections. A split that would leave a piece without words is dropped. */
function movedSplits(
  { id: segment, speaker }: Correctable,
  splits: readonly TurnSplit[],
  { rows, text }: { rows: readonly Correction[]; text: string },
): Pick<Segment, 'splits'> & { speaker?: Segment['speaker'] } {
  const { shown } = placeMap(rows)
  let first = speaker
  const moved: TurnSplit[] = []
  for (const split of splits) {
    const at = shown({ segment, offset: split.at }).offset
    if (at >= text.length) break
    if (at === 0) first = split.speaker
    else if (moved.at(-1)?.at === at) moved[moved.length - 1] = { ...split, at }
    else moved.push({ ...split, at })
  }
  return { splits: moved.length > 0 ? moved : undefined, ...(first !== speaker && { speaker: first }) }
}

/** A mark inside corrected words moves to their start. If several do, the first one counts. */
function movedMarks(
  segment: number,
  marks: readonly TimeMark[],
  { rows, text }: { rows: readonly Correction[]; text: string },
): TimeMark[] {
  const { shown } = placeMap(rows)
  const taken = new Set<number>()
  const silent = rows.filter(({ notSpeech }) => notSpeech)
  const isSpeech = (offset: number) => !silent.some((row) => row.offset <= offset && offset < getEnd(row))
  return marks.flatMap(({ offset, seconds }) => {
    if (!isSpeech(offset)) return []
    const moved = shown({ segment, offset }).offset
    if (taken.has(moved) || moved >= text.length) return []
    taken.add(moved)
    return [{ offset: moved, seconds }]
  })
}
