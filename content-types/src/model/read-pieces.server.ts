import { type GroundedText, type Grounds, groundText } from './grounding/ground-text.server.ts'
import type { Said } from './grounding/said.server.ts'
import type { Piece } from './model-task.server.ts'

/** The pieces of a place, "slide 2" and "Slide_2" read alike. */
export function piecesAt(pieces: readonly Piece[], at: string): Piece[] {
  return pieces.filter((piece) => plainPlace(piece.at) === plainPlace(at))
}

export function plainPlace(at: string): string {
  return at.toLowerCase().replace(/[^a-z0-9]/g, '')
}

export type Held = GroundedText & { piece: Piece }

/** A piece with its text held against the episode; its complaints begin with its place. */
export function hold(piece: Piece, said: Said, grounds?: Grounds): Held {
  const grounded = groundText(piece, said, grounds)
  return { ...grounded, piece, problems: grounded.problems.map((problem) => `${piece.at}: ${problem}`) }
}

/** The run of sentences that a piece points at, or why there is none. */
export function spanOf(piece: Piece, said: Said): { first: number; last: number } | string {
  const ids = piece.ids.filter((id) => Number.isFinite(id))
  if (ids.length === 0) return `${piece.at}: names no sentences.`
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  const missing = [first, last].find((id) => said.episode.sentences[id] === undefined)
  if (missing !== undefined) return `${piece.at}: there is no sentence ${missing}.`
  if ([...said.forMachines].some((id) => id >= first && id <= last))
    return `${piece.at}: sentence ${first} to ${last} is not to be used.`
  return { first, last }
}

/** Adds from `more` until `passes`, never what clashes with what is there; all of it where there is nothing. */
export function filledUp<Item>(
  good: readonly Item[],
  more: readonly Item[],
  { passes, clash }: { passes: (items: readonly Item[]) => boolean; clash: (a: Item, b: Item) => boolean },
): { items: Item[]; added: number } {
  const items = [...good]
  for (const candidate of more) {
    if (good.length > 0 && passes(items)) break
    if (items.every((item) => !clash(item, candidate))) items.push(candidate)
  }
  return { items, added: items.length - good.length }
}

/** One of the kinds that a type knows, whatever its case; the first where it is none. */
export function kindOf<Kind extends string>(kinds: readonly [Kind, ...Kind[]], kind: string): Kind {
  return kinds.find((one) => one === kind.trim().toLowerCase()) ?? kinds[0]
}
