import { type Episode, type Excerpt, isOneTurn, type Line, passagesOf } from '@podcastai/episode'
import { type LiftedOut, sentencesOut } from '../../built-in/lifted-out.server.ts'
import { hasOnlyWords } from '../../built-in/material.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'

// A strong passage is often shorter than a caption, or longer. Whole sentences that the same voice says around it, or its
// begin or end alone, have the length that is asked for.

/** `before`, `after`: sentences around the passage; below zero those of it that are left out. */
export type Run = LiftedOut & { first: number; last: number; before: number; after: number }

/** Sentences that are added at most on either side. */
const most = { before: 3, after: 8 } as const
/** A sentence of fewer words is often a murmur, and where nobody is named another voice's. */
const fewWords = 4

/**
 * Runs of whole sentences that hold the passage, or that it holds. `longest`: characters at most; `isAllowed`: whether
 * these words may be published.
 */
export function runsAround(
  episode: Episode,
  piece: Line | Excerpt,
  { longest, isAllowed }: { longest: number; isAllowed: (words: string) => boolean },
): Run[] {
  const { sentences } = episode
  const runs: Run[] = []
  for (let before = piece.first - piece.last; before <= most.before; before += 1) {
    const first = piece.first - before
    if (before > 0 && !isUsable(episode, piece, first)) break
    // The passage was judged as it begins; other sentences were not.
    const opens = (before === 0 && getStart(piece) === 0) || sentences[first]?.traits.standsAlone === true
    // Its begin, or its end: of what is between them nothing was judged.
    const fewest = before === 0 ? piece.first - piece.last : 0
    for (let after = fewest; opens && after <= most.after; after += 1) {
      const last = piece.last + after
      if (after > 0 && !isUsable(episode, piece, last)) break
      const { words, evidence } = sentencesOut(episode, first, last)
      if (words.length > longest) break
      if (isEnd(episode, last) && readsWhole(words) && hasOnlyWords(episode, { first, last }) && isAllowed(words))
        runs.push({ words, evidence, first, last, before, after })
    }
  }
  return runs
}

function getStart(piece: Line | Excerpt): number {
  return 'text' in piece ? piece.from : 0
}

/** Whether the same voice says this sentence beside the passage, and it may be published. */
function isUsable(episode: Episode, piece: Line | Excerpt, id: number): boolean {
  const sentence = episode.sentences[id]
  if (!sentence || passagesOf(episode).leftOut[id] || sentence.traits.rough) return false
  const [first, last] = id < piece.first ? [id, piece.first] : [piece.last, id]
  if (!isOneTurn(episode, first, last)) return false
  return sentence.speaker !== null || !mayBeAnother(episode, first, last)
}

/** Where nobody is named, another voice may answer a question, or murmur. */
function mayBeAnother({ sentences }: Episode, first: number, last: number): boolean {
  return sentences.slice(first, last + 1).some(({ words, traits }, at, all) => {
    return words < fewWords || (traits.question && at < all.length - 1)
  })
}

/** A statement that is over: it ends with its mark, and the same voice does not take it back with "But". */
function isEnd({ sentences }: Episode, last: number): boolean {
  const [here, next] = [sentences[last], sentences[last + 1]]
  if (!here || here.traits.question || !/[.!。！]["”’)]*$/.test(here.text)) return false
  return next?.turn !== here.turn || !/^but\b/i.test(next.text)
}
