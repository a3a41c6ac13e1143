// Turns of a transcript that people gave to another speaker than the file names. The file stays as it was read.
import type { Segment } from '../transcript.ts'
import { firstThat } from './first-that.ts'

/** Segments `from` up to and including `to`, by their ids, and the label of who spoke them: like the file's own labels. */
export type GivenTurn = { from: number; to: number; label: string }

/**
 * A transcript with its turns given, newest first: of two that give the same segment the newer one counts. Segments are
 * in the order of their ids; those that nobody gave to anyone are the very objects that came in.
 */
export function giveTurns<One extends Pick<Segment, 'id' | 'speaker'>>(
  heard: readonly One[],
  newestFirst: readonly GivenTurn[],
): One[] {
  if (newestFirst.length === 0) return [...heard]
  const at = new Map(heard.map(({ id }, index) => [id, index]))
  const given = [...heard]
  // The next index, from each on, that no newer turn has taken.
  const free = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const { from, to, label } of newestFirst) {
    const last = at.get(to) ?? -1
    for (let index = nextFree(free, at.get(from) ?? heard.length); index <= last; index = nextFree(free, index)) {
      const segment = heard[index] as One
      if (segment.speaker !== label) given[index] = { ...segment, speaker: label }
      free[index] = index + 1
    }
  }
  return given
}

/** Follows the chain of taken indexes and shortens it, so that many turns over one stretch do not walk it each time. */
function nextFree(free: number[], from: number): number {
  let end = from
  while (end < free.length - 1 && free[end] !== end) end = free[end] as number
  for (let at = from; at < end; ) {
    const next = free[at] as number
    free[at] = end
    at = next
  }
  return end
}

/** A turn with the words that it opens and closes with in the file, by which it is found when the file is read again. */
export type AnchoredTurn = GivenTurn & { opens: string; closes: string }

/** Characters of a segment that a turn is found again by. */
const anchorLength = 100

/** What a turn is found again by. */
export function anchorOf(heard: readonly Pick<Segment, 'text'>[], { from, to }: Pick<GivenTurn, 'from' | 'to'>) {
  const opening = (segment: number) => (heard[segment]?.text ?? '').slice(0, anchorLength)
  return { opens: opening(from), closes: opening(to) }
}

/**
 * Turns in a file that was read again, whose segments are numbered from 0: where they were, else at the nearest segments
 * that open so, as far apart. `lost`: those that the file does not have any more. Both in the order they came in.
 */
export function turnsFoundAgain<Row extends AnchoredTurn>(
  rows: readonly Row[],
  heard: readonly Pick<Segment, 'text'>[],
): { kept: Row[]; lost: Row[] } {
  const opening = new Map<string, number[]>()
  for (const [at, { text }] of heard.entries()) {
    const key = text.slice(0, anchorLength)
    const known = opening.get(key)
    if (known) known.push(at)
    else opening.set(key, [at])
  }
  const [kept, lost]: [Row[], Row[]] = [[], []]
  for (const row of rows) {
    const length = row.to - row.from
    const isThere = (from: number) => (heard[from + length]?.text ?? '').slice(0, anchorLength) === row.closes
    const from = nearest(opening.get(row.opens) ?? [], row.from, isThere)
    if (from === undefined) lost.push(row)
    else kept.push(from === row.from ? row : { ...row, from, to: from + length })
  }
  return { kept, lost }
}

/** The number nearest to `to` that passes, the smaller of two as near; `numbers` rise. */
function nearest(numbers: readonly number[], to: number, passes: (one: number) => boolean): number | undefined {
  let after = firstThat(numbers, (one) => one >= to)
  let before = after - 1
  for (;;) {
    const [down, up] = [numbers[before], numbers[after]]
    const one = up === undefined || (down !== undefined && to - down <= up - to) ? down : up
    if (one === undefined || passes(one)) return one
    if (one === down) before -= 1
    else after += 1
  }
}
