import type { Segment } from '../transcript.ts'
import type { Correction } from './correction.ts'
import { nearest } from './nearest.ts'
import { isWhole, plain } from './whole-words.ts'

/**
 * Corrections of a file that was read again: at the same words in the same place, else where the same words stand whole
 * nearest to it in the same segment. `lost`: those whose words the segment does not have any more. Both in the order they
 * came in.
 */
export function anchoredAgain<Row extends Correction>(
  rows: readonly Row[],
  heard: readonly Pick<Segment, 'id' | 'text'>[],
): { kept: Row[]; lost: Row[] } {
  const texts = new Map(heard.map(({ id, text }) => [id, text]))
  const known = new Map<string, number[]>()
  const [kept, lost]: [Row[], Row[]] = [[], []]
  for (const row of rows) {
    const text = texts.get(row.segment) ?? ''
    const offset = text.startsWith(row.heard, row.offset) ? row.offset : nearest(wholePlaces(row, text), row.offset)
    if (offset === null) lost.push(row)
    else kept.push(offset === row.offset ? row : { ...row, offset })
  }
  return { kept, lost }

  /** The words of one act are looked for once in each segment, however often it has them. */
  function wholePlaces({ segment, heard }: Correction, text: string): number[] {
    const key = `${segment} ${heard}`
    const places = known.get(key) ?? placesIn(text, heard)
    known.set(key, places)
    return places
  }
}

function placesIn(text: string, words: string): number[] {
  const [plainText, places] = [plain(text), [] as number[]]
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (isWhole(plainText, at, at + words.length)) places.push(at)
  }
  return places
}
