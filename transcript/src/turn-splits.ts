// Turns that users split inside a segment: the segment is shown as several pieces, and all segments are renumbered.
import type { Segment, TimeMark } from './transcript.ts'

/** A position where an original segment is split. */
export type TurnSplit = {
  /** Offset of the second part in the segment's text. */
  at: number
  /** The same offset in the original text. */
  from: number
  speaker: string | null
}

/** A split in the transcript, by the id of the original segment. */
export type PlacedSplit = { segment: number; at: number }

/** Returns the segments as displayed, renumbered from 0. */
export function toPieces(segments: readonly Segment[]): Segment[] {
  const pieces: Segment[] = []
  for (const segment of segments) {
    if (segment.splits) pieces.push(...cut(segment, segment.splits, pieces.length))
    else pieces.push(segment.id === pieces.length ? segment : { ...segment, id: pieces.length })
  }
  return pieces
}

/** Returns the splits of all segments, in order. */
export function listSplits(segments: readonly Pick<Segment, 'id' | 'splits'>[]): PlacedSplit[] {
  return segments.flatMap(({ id, splits = [] }) => splits.map(({ at }) => ({ segment: id, at })))
}

/** Cuts a segment into its pieces. `firstId` is the first piece's id. */
export function cut({ splits: _, ...segment }: Segment, splits: readonly TurnSplit[], firstId: number): Segment[] {
  const starts = [0, ...splits.map(({ at }) => at)]
  const times = starts.map((start, index) => (index === 0 ? segment.start : timeAt(segment, start)))
  return starts.map((from, index): Segment => {
    const to = starts[index + 1] ?? segment.text.length
    const marks = marksIn(segment.marks ?? [], from, to)
    const { opensTurn: _, marks: __, ...rest } = segment
    return {
      ...rest,
      id: firstId + index,
      speaker: index === 0 ? segment.speaker : (splits[index - 1]?.speaker ?? null),
      start: times[index] ?? null,
      end: index === splits.length ? segment.end : (times[index + 1] ?? null),
      text: segment.text.slice(from, to).trimEnd(),
      ...(marks.length > 0 && { marks }),
      ...((index > 0 || segment.opensTurn) && { opensTurn: true }),
    }
  })
}

function marksIn(marks: readonly TimeMark[], from: number, to: number): TimeMark[] {
  return marks.flatMap(({ offset, seconds }) =>
    offset > from && offset < to ? [{ offset: offset - from, seconds }] : [],
  )
}

/** In longer segments an estimated time is too imprecise. */
const maxSharedSeconds = 15

/** Returns the time of the words at an offset: from a mark, or interpolated in a short segment. */
function timeAt({ text, start, end, marks }: Segment, offset: number): number | null {
  const mark = marks?.find((one) => one.offset === offset)
  if (mark) return mark.seconds
  if (start === null || end === null || end < start || end - start > maxSharedSeconds || marks) return null
  return Math.round((start + ((end - start) * offset) / text.length) * 1000) / 1000
}

type Place = { segment: number; offset: number }

/** Converts places between the file's segments and those that are shown. `splits` are all of the transcript, in order. */
export function createNumbering(splits: readonly PlacedSplit[]) {
  /** The displayed ids of the pieces after each split. */
  const ids = splits.map(({ segment }, index) => segment + index + 1)

  function toFile({ segment, offset }: Place): Place {
    const before = countBelow(ids, segment + 1)
    const last = splits[before - 1]
    const file = segment - before
    return { segment: file, offset: offset + (last?.segment === file ? last.at : 0) }
  }

  function toShown({ segment, offset }: Place, edge: 'from' | 'to' = 'from'): Place {
    let index = countBelow(splits, segment, (split) => split.segment)
    let start = 0
    const isBehind = (at: number) => (edge === 'from' ? at <= offset : at < offset)
    for (; splits[index]?.segment === segment && isBehind(splits[index]?.at ?? 0); index++)
      start = splits[index]?.at ?? 0
    return { segment: segment + index, offset: offset - start }
  }

  return { toFile, toShown }
}

/** Returns how many values of an ascending list are below a limit. */
function countBelow<One>(
  list: readonly One[],
  limit: number,
  getValue = (one: One) => one as unknown as number,
): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (getValue(list[middle] as One) < limit) low = middle + 1
    else high = middle
  }
  return low
}
