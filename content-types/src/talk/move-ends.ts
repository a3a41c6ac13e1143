// The ends of a passage move along what was said, by words and by sentences, so that it stays word for word.
import { type Ends, type Talk, wordsBetween } from './talk.ts'

export type End = 'first' | 'last'

/** How far each end may go, by the numbers of words, and how long the text between them may be. */
export type Limits = Record<End, { from: number; to: number }> & { maxCharacters: number }

/** The ends after one of them was put to a word, or as near to it as it may go. Neither passes the other. */
export function moveTo(talk: Talk, ends: Ends, end: End, word: number, limits: Limits): Ends {
  const { from, to } = getReach(ends, end, limits)
  const moved = { ...ends, [end]: Math.min(to, Math.max(from, word)) }
  const back = end === 'first' ? 1 : -1
  while (moved.first < moved.last && wordsBetween(talk, moved).length > limits.maxCharacters) moved[end] += back
  return moved
}

/** The ends after one of them moved to the next edge of a sentence; null where it cannot. */
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

/** The first and the last word an end may be put to now. */
export function getReach({ first, last }: Ends, end: End, limits: Limits): { from: number; to: number } {
  const { from, to } = limits[end]
  return end === 'first' ? { from, to: Math.min(to, last) } : { from: Math.max(from, first), to }
}

/** Returns the turn that holds a word: a quote must not include another speaker's words. */
export function findTurn({ words }: Talk, word: number): { from: number; to: number } {
  const turn = words[word]?.turn
  return { from: words.findIndex((one) => one.turn === turn), to: words.findLastIndex((one) => one.turn === turn) }
}

/** The sentences that a passage begins and ends with, as far as they are in it. */
export function outerSentences(talk: Talk, { first, last }: Ends): { firstSentence: string; lastSentence: string } {
  const { words } = talk
  const ends = words.findIndex((word, at) => at >= first && (word.ends || word.turn !== words[at + 1]?.turn))
  const begins = words.findLastIndex((word, at) => at <= last && (word.begins || word.turn !== words[at - 1]?.turn))
  return {
    firstSentence: wordsBetween(talk, { first, last: ends < 0 ? last : Math.min(ends, last) }),
    lastSentence: wordsBetween(talk, { first: Math.max(begins, first), last }),
  }
}
