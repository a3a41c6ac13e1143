import type { Episode } from '@podcastai/episode'
import type { Checked, Rule } from '../text-checks/check-text.server.ts'
import type { SpokenContext } from '../text-checks/spoken-context.server.ts'
import type { Brief } from '../type/brief.ts'
import type { Evidence } from '../type/evidence.ts'
import type { EpisodeNotes } from './episode-notes.ts'
import type { KitKey } from './kit.server.ts'
import type { Piece } from './model-task.server.ts'

/** The material of a prompt. */
export type Setting = { episode: Episode; brief: Brief; notes: EpisodeNotes | null }

/** The material against which answers are checked. */
export type Reading = Setting & { said: SpokenContext; pieces: readonly Piece[] }

/** A piece after the checks. */
export type ValidatedPiece = {
  piece: Piece
  /** As it is printed. */
  text: string
  evidence: Evidence[]
  /** Sentences that it rests on. */
  ids: number[]
  /** Failed checks, as feedback for the writer. */
  problems: string[]
  /** Complaints about lengths that are slightly off. */
  wishes: string[]
  /** True if it says something about the episode that only a reader can judge. */
  claims: boolean
  /** What a reader has to judge, if that is more than the text. */
  claim?: string
  /** The exact words of a quotation whose fillers were left out. */
  asSaid?: string
  /** The speaker, if the file doesn't name one but the conversation does. */
  speaker?: string
}

/** The model's side of one content type: its task, the checks of an answer, and the content made of it. */
export type ModelType<Content = unknown> = {
  key: KitKey
  /** Returns whether a place belongs to this type. */
  owns: (at: string) => boolean
  /** Returns whether the texts of a place are words of the talk, and so in its language. */
  saysAsSaid?: (at: string) => boolean
  /** Returns the piece whose words a piece repeats, such as the quote of a translation: it is checked again with it. */
  restsOnPiece?: (piece: Piece, pieces: readonly Piece[]) => Piece | null
  /** The task in words: places, figures, what makes it good, an example from another episode. */
  asks: (setting: Setting) => string
  validate: (piece: Piece, reading: Reading) => ValidatedPiece
  /** Adds the problems that a piece has only beside the others, such as the same words twice. */
  validateTogether?: <One extends ValidatedPiece>(validated: readonly One[]) => One[]
  /** Returns the places that have to be filled and are not, each with the reason. */
  missing: (validated: readonly ValidatedPiece[], reading: Reading) => { at: string; problem: string }[]
  /** Returns the content of the pieces that pass; null if there are too few, for the reason that `missing` gives. */
  print: (validated: readonly ValidatedPiece[], reading: Reading) => Content | null
  /** Returns how to request one item of the content and print it, by its path; null if the path is not an item. */
  item: (path: string) => ModelItem | null
}

export type ModelItem = {
  at: string
  /** Other places that are requested with it. */
  with?: (setting: Setting) => string[]
  /** Returns the text as a model writes it; if omitted, all texts of the item. */
  text?: (current: unknown) => string
  /** Returns new values by path, `current` being the existing content; null if nothing passes. */
  print: (validated: readonly ValidatedPiece[], reading: Reading, current: unknown) => Record<string, unknown> | null
}

/** Returns the pieces of a place, in order. */
export function getPiecesAt(validated: readonly ValidatedPiece[], at: string): ValidatedPiece[] {
  return validated.filter(({ piece }) => piece.at === at)
}

/** Adds the problem of repeating an earlier piece that passed. `repeats`: how a piece repeats it; null if it doesn't. */
export function refuseRepeats<One extends ValidatedPiece>(
  validated: readonly One[],
  repeats: (one: One, earlier: One) => string | null,
): One[] {
  const passed: One[] = []
  return validated.map((one) => {
    if (one.problems.length > 0) return one
    const problem = passed.map((earlier) => repeats(one, earlier)).find((found) => found !== null)
    if (problem !== undefined) return { ...one, problems: [problem] }
    passed.push(one)
    return one
  })
}

/** Combines a piece with the result of its check. */
export function toValidatedPiece(
  piece: Piece,
  checked: Checked,
  { problems = [], wishes = [], claims = true }: Partial<Pick<ValidatedPiece, 'problems' | 'wishes' | 'claims'>> = {},
): ValidatedPiece {
  const { text, evidence, ids } = checked
  return { piece, text, evidence, ids, problems: [...checked.problems, ...problems], wishes, claims }
}

/** The rule for texts that describe a picture. */
export const pictured: Rule = { free: true, picture: true }

/** Returns the kind that a model names, ignoring case; null if it is none of them. */
export function findKind<Kind extends string>(kinds: readonly Kind[], kind: string): Kind | null {
  return kinds.find((one) => one === kind.trim().toLowerCase()) ?? null
}

/** Returns the matching kind, ignoring case, or the first kind if there is no match. */
export function parseKind<Kind extends string>(kinds: readonly [Kind, ...Kind[]], kind: string): Kind {
  return findKind(kinds, kind) ?? kinds[0]
}

/** Returns the range of sentences that a piece cites, or why there is none. */
export function findRun({ ids }: Piece, { episode, said }: Reading): { first: number; last: number } | string {
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  if (ids.length === 0) return 'It cites no sentences.'
  const missing = [first, last].find((id) => episode.sentences[id] === undefined)
  if (missing !== undefined) return `There is no sentence ${missing}.`
  const isForMachines = listIds(first, last).some((id) => said.forMachines.has(id))
  return isForMachines ? `Sentences ${first} to ${last} must not be used.` : { first, last }
}

export function listIds(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
}
