import type { Segment } from '../transcript.ts'
import type { Correction } from './correction.ts'

/**
 * Corrections of a file that was read again: at the same words in the same place, else at the nearest same words of the
 * same segment. `lost`: those whose words the segment does not have any more. Both in the order they came in.
 */
export function anchoredAgain<Row extends Correction>(
  rows: readonly Row[],
  heard: readonly Pick<Segment, 'id' | 'text'>[],
): { kept: Row[]; lost: Row[] } {
  const texts = new Map(heard.map(({ id, text }) => [id, text]))
  const [kept, lost]: [Row[], Row[]] = [[], []]
  for (const row of rows) {
    const offset = nearest(texts.get(row.segment) ?? '', row)
    if (offset === null) lost.push(row)
    else kept.push(offset === row.offset ? row : { ...row, offset })
  }
  return { kept, lost }
}

function nearest(text: string, { offset, heard }: Correction): number | null {
  const before = text.lastIndexOf(heard, offset)
  const behind = text.indexOf(heard, offset)
  if (before < 0 || behind < 0) return Math.max(before, behind) < 0 ? null : Math.max(before, behind)
  return offset - before <= behind - offset ? before : behind
}
