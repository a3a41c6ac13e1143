// A quote grows and shrinks by sentences along what its speaker said in one go, so that it stays word for word.
import { sentencePlaces } from './sentence-places.ts'

/** What a speaker said in one go, white space as single spaces. */
export type SpokenTurn = {
  text: string
  /** Where the quote's passage begins in it. */
  at: number
  /** Where the pieces of the file begin: what has no full stops is cut by them. */
  lines: readonly number[]
}

/** The words of a quote after each of its ends moved by a sentence; null where it cannot move further. */
export type MovedEnds = {
  beginEarlier: string | null
  beginLater: string | null
  endEarlier: string | null
  endLater: string | null
}

/** Null where the words do not stand in the turn: then there is nothing to move along. */
export function movedEnds(turn: SpokenTurn, words: string): MovedEnds | null {
  const from = nearestPlace(turn, words)
  if (from === null) return null
  const to = from + words.length
  const sentences = sentencePlaces(turn)
  const cut = (start: number | undefined, end: number | undefined) =>
    start === undefined || end === undefined ? null : turn.text.slice(start, end)
  const starts = sentences.map((sentence) => sentence.from)
  const ends = sentences.map((sentence) => sentence.to)
  return {
    beginEarlier: cut(
      starts.findLast((start) => start < from),
      to,
    ),
    beginLater: cut(
      starts.find((start) => start > from && start < to),
      to,
    ),
    endEarlier: cut(
      from,
      ends.findLast((end) => end < to && end > from),
    ),
    endLater: cut(
      from,
      ends.find((end) => end > to),
    ),
  }
}

function nearestPlace({ text, at }: SpokenTurn, words: string): number | null {
  if (words === '') return null
  let nearest: number | null = null
  for (let place = text.indexOf(words); place >= 0; place = text.indexOf(words, place + 1)) {
    if (nearest === null || Math.abs(place - at) < Math.abs(nearest - at)) nearest = place
  }
  return nearest
}
