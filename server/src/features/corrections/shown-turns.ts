// The transcript as the page shows it, for acts on turns, with the position of each segment in the file.
import { nameSpeakers, type Segment } from '@podcastai/transcript'
import {
  createNumbering,
  listSplits,
  type Place,
  placeMap,
  type SpeakerOverride,
  standing,
  toPieces,
} from '@podcastai/transcript/corrections'
import { type Before, readNow } from '../../domain/transcript/change-transcript.ts'

export type ShownTurns = ReturnType<typeof readTurns>

export function readTurns(before: Before) {
  const { row, active } = before
  const ofFile = readNow(before)
  const pieces = toPieces(ofFile)
  const named = nameSpeakers(pieces, row.speakerNames)
  const { toFile } = createNumbering(listSplits(ofFile))
  const { heard } = placeMap(standing(active))

  /** Converts a place on the page to the file, in its segment's original words. */
  const toHeard = (place: Place) => heard(toFile(place))

  /** Returns where a shown segment begins in the file. */
  function getStart(id: number) {
    const { segment, offset } = toFile({ segment: id, offset: 0 })
    const split = ofFile[segment]?.splits?.find(({ at }) => at === offset)
    return { segment, offset: split?.from ?? 0 }
  }

  /** Converts the shown segments from first to last to a range of the file. */
  function toRange(first: number, last: number): Omit<SpeakerOverride, 'label'> {
    const [from, to] = [getStart(first), getStart(last)]
    const next = pieces[last + 1] ? getStart(last + 1) : null
    return {
      ...{ from: from.segment, fromOffset: from.offset, to: to.segment },
      toOffset: next?.segment === to.segment ? next.offset : null,
    }
  }

  return { pieces, named, toHeard, getStart, toRange }
}

/** Returns the last shown segment of the turn that a segment is in. */
export function findTurnEnd(pieces: readonly Segment[], id: number): number {
  const speaker = pieces[id]?.speaker
  let end = id
  for (let at = id + 1; at < pieces.length; at++) {
    const piece = pieces[at] as Segment
    if (piece.text !== '' && (piece.speaker !== speaker || piece.opensTurn)) break
    if (piece.text !== '') end = at
  }
  return end
}
