// Moves the ends of a passage along the transcript by words and sentences, so that it stays verbatim.
import { type Ends, type Talk, wordsBetween } from './talk.ts'

export type End = 'first' | 'last'

/** How far each end may move, as word indexes, and the maximum length between them. */
export type Limits = Record<End, { from: number; to: number }> & { maxCharacters: number }

/** Returns the ends after one moved to a word, or as close as the limits allow. The ends never cross. */
export function moveTo(talk: Talk, ends: Ends, end: End, word: number, limits: Limits): Ends {
  const { from, to } = getReach(ends, end, limits)
  const moved = { ...ends, [end]: Math.min(to, Math.max(from, word)) }
  const back = end === 'first' ? 1 : -1
  while (moved.first < moved.last && wordsBetween(talk, moved).length > limits.maxCharacters) moved[end] += back
  return moved
}

/** Returns the ends after one moved to the next sentence boundary; null if it can't. */
export function moveBySentence(talk: Talk, ends: Ends, end: End, by: -1 | 1, limits: Limits): Ends | null {
  const { from, to } = getReach(ends, end, limits)
  const edge = end === 'first' ? 'begins' : 'ends'
  for (let word = ends[end] + by; word >= from && word <= to; word += by) {
    if (!talk.words[word]?.[edge]) continue
    const moved = moveTo(talk, ends, end, word, limits)
    return moved[end] === word ? moved : null
  }
  return null
}

/** Returns the first and last word that an end may move to now. */
export function getReach({ first, last }: Ends, end: End, limits: Limits): { from: number; to: number } {
  const { from, to } = limits[end]
  return end === 'first' ? { from, to: Math.min(to, last) } : { from: Math.max(from, first), to }
}

/** Returns the turn that holds a word: a quote must not include another speaker's words. */
export function findTurn({ words }: Talk, word: number): { from: number; to: number } {
  const turn = words[word]?.turn
  return { from: words.findIndex((one) => one.turn === turn), to: words.findLastIndex((one) => one.turn === turn) }
}

/** Returns the first and last sentence of a passage, limited to the passage. */
export function outerSentences(talk: Talk, { first, last }: Ends): { firstSentence: string; lastSentence: string } {
  const { words } = talk
  const ends = words.findIndex((word, at) => at >= first && (word.ends || word.turn !== words[at + 1]?.turn))
  const begins = words.findLastIndex((word, at) => at <= last && (word.begins || word.turn !== words[at - 1]?.turn))
  return {
    firstSentence: wordsBetween(talk, { first, last: ends < 0 ? last : Math.min(ends, last) }),
    lastSentence: wordsBetween(talk, { first: Math.max(begins, first), last }),
  }
}
