import type { Episode, Excerpt, Line } from '@podcastai/episode'
import { getPieceText } from './material.server.ts'

// Which of many passages a writer takes: the strongest that differ from each other. Writing again takes the next ones.

type Piece = Line | Excerpt

type Wanted = {
  /** Maximum number of pieces. */
  count: number
  /** `brief.attempt`: 0 takes the best, 1 the next best, and so on, starting over when none are left. */
  attempt: number
  /** Minimum strength of a piece. If none is that strong, only the strongest is taken. */
  strongFrom?: number
  /** Minimum seconds between the starts of two pieces; less in a short episode, so that all of them fit. */
  secondsApart?: number
  /** Pieces already used elsewhere, whose words are not used again. */
  without?: readonly Piece[]
}

/** Maximum number of candidates compared with each other. */
const maxCompared = 120
/** Points by which the minimum strength drops with each attempt. */
const weakerEachAttempt = 6
/** The minimum strength never drops below this. */
const weakestAgain = 30
/** Two pieces that share at least this part of the shorter one's words say the same thing. */
const sameWordsFrom = 0.6

/** Returns up to `count` different pieces out of `pieces` (strongest first), strongest first. */
export function choose<Chosen extends Piece>(episode: Episode, pieces: readonly Chosen[], wanted: Wanted): Chosen[] {
  const { count, attempt, strongFrom = 0, without = [] } = wanted
  const ranked = different(episode, pieces, without)
  const apart = Math.min(wanted.secondsApart ?? 0, episode.durationSeconds / (2 * Math.max(1, count)))
  let left = ranked
  for (let round = 0; ; round += 1) {
    const min = Math.min(strongFrom, Math.max(weakestAgain, strongFrom - weakerEachAttempt * round))
    const strong = left.filter(({ strength }) => strength >= min)
    const chosen = spread(strong.length > 0 ? strong : left.slice(0, 1), count, apart)
    if (round >= attempt || ranked.length === 0) return chosen
    const rest = left.filter((piece) => !chosen.includes(piece))
    const usable = rest.some(({ strength }) => strength >= Math.min(strongFrom, weakestAgain))
    left = usable ? rest : ranked
  }
}

/** True if two pieces have words of the transcript in common. */
export function shareWords(a: Piece, b: Piece): boolean {
  return compare(beginning(a), ending(b)) < 0 && compare(beginning(b), ending(a)) < 0
}

/** Returns the strongest pieces without overlaps and near-duplicates. */
function different<Chosen extends Piece>(episode: Episode, pieces: readonly Chosen[], without: readonly Piece[]) {
  const taken = without.map((piece) => ({ piece: piece as Piece, words: wordSet(getPieceText(episode, piece)) }))
  const kept: Chosen[] = []
  for (const piece of pieces) {
    if (kept.length >= maxCompared) break
    if (taken.some((other) => shareWords(other.piece, piece))) continue
    const words = wordSet(getPieceText(episode, piece))
    if (taken.some((other) => sayTheSame(other.words, words))) continue
    taken.push({ piece, words })
    kept.push(piece)
  }
  return kept
}

function spread<Chosen extends Piece>(pieces: readonly Chosen[], count: number, apart: number): Chosen[] {
  const chosen: Chosen[] = []
  for (const piece of pieces) {
    if (chosen.length >= count) break
    if (chosen.every(({ start }) => Math.abs(start - piece.start) >= apart)) chosen.push(piece)
  }
  return chosen
}

type Position = [sentence: number, offset: number]

function beginning(piece: Piece): Position {
  return [piece.first, 'text' in piece ? piece.from : 0]
}

function ending(piece: Piece): Position {
  return [piece.last, 'text' in piece ? piece.to : Number.POSITIVE_INFINITY]
}

function compare(a: Position, b: Position): number {
  return a[0] - b[0] || a[1] - b[1]
}

/** Minimum letters of a word that helps tell pieces apart; shorter ones are ignored. */
const minWordLength = 4

function wordSet(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= minWordLength))
}

function sayTheSame(a: Set<string>, b: Set<string>): boolean {
  const shorter = Math.min(a.size, b.size)
  return shorter > 0 && a.intersection(b).size / shorter >= sameWordsFrom
}
