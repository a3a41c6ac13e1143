// Turns that were given to another speaker, in a file that was read again.
import type { Segment } from '../transcript.ts'
import { nearest } from './nearest.ts'
import type { SpeakerOverride } from './speaker-overrides.ts'

/** A turn with the words that it opens and closes with in the file, by which it is found when the file is read again. */
export type AnchoredTurn = SpeakerOverride & { opens: string; closes: string }

type Texts = readonly Pick<Segment, 'text'>[]

/** Characters of a segment that a turn is found again by. */
const anchorLength = 100

const getOpening = (text: string) => text.slice(0, anchorLength)

/** What a turn is found again by. */
export function createTurnAnchor(heard: Texts, { from, to }: Pick<SpeakerOverride, 'from' | 'to'>) {
  const opening = (segment: number) => getOpening(heard[segment]?.text ?? '')
  return { opens: opening(from), closes: opening(to) }
}

/**
 * Turns in a file that was read again, whose segments are numbered from 0: where they were, else at the nearest segments
 * that open so, as far apart; of two that are as near at the first one. `lost`: those that the file does not have any
 * more. Both in the order they came in.
 */
export function turnsFoundAgain<Row extends AnchoredTurn>(
  rows: readonly Row[],
  heard: Texts,
): { kept: Row[]; lost: Row[] } {
  const turnStarts = startsIn(heard)
  const found = new Map<Row, number | null>()
  // Turns that look alike are looked for once.
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

/** The numbers of the segments at which a turn of such an opening, length and closing begins, in order. */
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
    // The rarer of both tells soonest.
    return first.length <= last.length
      ? first.filter((at) => openings[at + length] === closes)
      : last.map((at) => at - length).filter((at) => openings[at] === opens)
  }
}
