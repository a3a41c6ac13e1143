// Finds speaker overrides again after a file was parsed again.
import type { Segment } from '../transcript.ts'
import { nearest } from './nearest.ts'
import type { SpeakerOverride } from './speaker-overrides.ts'

/** An override with the first and last words of its turn, to find it in a newly parsed file. */
export type AnchoredTurn = SpeakerOverride & { opens: string; closes: string }

type Texts = readonly Pick<Segment, 'text'>[]

/** Characters of a segment that are kept to find a turn again. */
const anchorLength = 100

const getOpening = (text: string) => text.slice(0, anchorLength)

/** Returns the first and last words that identify the turn later. */
export function createTurnAnchor(heard: Texts, { from, to }: Pick<SpeakerOverride, 'from' | 'to'>) {
  const opening = (segment: number) => getOpening(heard[segment]?.text ?? '')
  return { opens: opening(from), closes: opening(to) }
}

/**
 * Finds the overrides again in a newly parsed file, whose segments are numbered from 0: at the same segments, else at
 * the nearest ones with the same opening, closing, and length; the first one on a tie. `lost` are the overrides that
 * weren't found. Both lists keep the input order.
 */
export function turnsFoundAgain<Row extends AnchoredTurn>(
  rows: readonly Row[],
  heard: Texts,
): { kept: Row[]; lost: Row[] } {
  const turnStarts = startsIn(heard)
  const found = new Map<Row, number | null>()
  // Search once for overrides with the same anchors and length.
  const alike = Map.groupBy(rows, ({ from, to, opens, closes }) => JSON.stringify([to - from, opens, closes]))
  for (const turns of alike.values()) {
    const starts = turnStarts(turns[0] as Row)
    for (const turn of turns) found.set(turn, nearest(starts, turn.from))
  }
  const [kept, lost]: [Row[], Row[]] = [[], []]
  for (const row of rows) {
    const from = found.get(row) ?? null
    if (from === null) lost.push(row)
    else kept.push(from === row.from ? row : { ...row, from, to: from + row.to - row.from })
  }
  return { kept, lost }
}

/**
 * Returns a function that lists the segments where a turn with this opening, closing, and length can start, in order.
 */
function startsIn(heard: Texts): (turn: AnchoredTurn) => number[] {
  const openings = heard.map(({ text }) => getOpening(text))
  const places = new Map<string, number[]>()
  for (const [at, opening] of openings.entries()) {
    const known = places.get(opening)
    if (known) known.push(at)
    else places.set(opening, [at])
  }
  return ({ from, to, opens, closes }) => {
    const length = to - from
    const [first, last] = [places.get(opens) ?? [], places.get(closes) ?? []]
    // Start from the rarer of the two texts.
    return first.length <= last.length
      ? first.filter((at) => openings[at + length] === closes)
      : last.map((at) => at - length).filter((at) => openings[at] === opens)
  }
}
