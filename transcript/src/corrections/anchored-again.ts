import type { Segment } from '../transcript.ts'
import type { Correction } from './correction.ts'
import { nearest } from './nearest.ts'
import { isWhole, plain } from './whole-words.ts'

/**
 * Finds the corrections again in a newly parsed file: at the same offset if the words are still there, else at the
 * nearest whole-word match in the same segment. `lost` are the corrections whose words are no longer in the segment.
 * Both lists keep the input order.
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

  /** Each phrase is searched for once per segment, however often it was corrected there. */
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
