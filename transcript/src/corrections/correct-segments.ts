import type { Segment, TimeMark } from '../transcript.ts'
import { bySegment, type Correction, getEnd } from './correction.ts'
import { placeMap } from './places.ts'

/**
 * A transcript under its standing corrections: words, and the marks of time between them. Segments without any are the
 * very objects that came in.
 */
export function correctSegments<One extends Pick<Segment, 'id' | 'text' | 'marks'>>(
  heard: readonly One[],
  standing: readonly Correction[],
): One[] {
  const rows = bySegment(standing)
  return heard.map((segment) => {
    const own = rows.get(segment.id)
    return own ? corrected(segment, own) : segment
  })
}

function corrected<One extends Pick<Segment, 'id' | 'text' | 'marks'>>(heard: One, rows: readonly Correction[]): One {
  let [text, from] = ['', 0]
  for (const row of rows) {
    text += heard.text.slice(from, row.offset) + row.written
    from = getEnd(row)
  }
  text += heard.text.slice(from)
  return { ...heard, text, ...(heard.marks && { marks: movedMarks(heard.id, heard.marks, { rows, text }) }) }
}

/** A time within corrected words is that of the first of them; of two such the first counts. */
function movedMarks(
  segment: number,
  marks: readonly TimeMark[],
  { rows, text }: { rows: readonly Correction[]; text: string },
): TimeMark[] {
  const { shown } = placeMap(rows)
  const taken = new Set<number>()
  const isSpeech = (offset: number) =>
    !rows.some((row) => row.notSpeech && row.offset <= offset && offset < getEnd(row))
  return marks.flatMap(({ offset, seconds }) => {
    if (!isSpeech(offset)) return []
    const moved = shown({ segment, offset }).offset
    if (taken.has(moved) || moved >= text.length) return []
    taken.add(moved)
    return [{ offset: moved, seconds }]
  })
}
