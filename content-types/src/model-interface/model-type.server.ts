import type { Episode } from '@podcastai/episode'
import type { Checked, Rule } from '../text-checks/check-text.server.ts'
import type { SpokenContext } from '../text-checks/spoken-context.server.ts'
import type { Brief } from '../type/brief.ts'
import type { Evidence } from '../type/evidence.ts'
import type { EpisodeNotes } from './episode-notes.ts'
import type { KitKey } from './kit.server.ts'
import type { Piece } from './model-task.server.ts'

/** What a prompt is made for. */
export type Setting = { episode: Episode; brief: Brief; notes: EpisodeNotes | null }

/** What answers are read against. */
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
  /** Lengths that are a little off. */
  wishes: string[]
  /** It says something of the talk that only a reader can judge. */
  claims: boolean
  /** Of a quotation without its fillers: what was said exactly. */
  asSaid?: string
  /** Who said it, where the file does not say and the talk does. */
  speaker?: string
}

/** The model's side of one content type: what is asked, what holds of an answer, and what is printed of it. */
export type ModelType<Content = unknown> = {
  key: KitKey
  /** Is this place one of its own? */
  owns: (at: string) => boolean
  /** The task in words: places, figures, what makes it good, an example from another episode. */
  asks: (setting: Setting) => string
  validate: (piece: Piece, reading: Reading) => ValidatedPiece
  /** Places that have to be filled and are not, each with the reason in words. */
  missing: (validated: readonly ValidatedPiece[], reading: Reading) => { at: string; problem: string }[]
  /** Content of the pieces that hold; null where they are too few, for the reason that `missing` gives. */
  print: (validated: readonly ValidatedPiece[], reading: Reading) => Content | null
  /** Where one item of the content, by its path, is asked for, and its value of what holds; null for what is no item. */
  item: (path: string) => ModelItem | null
}

export type ModelItem = {
  at: string
  /** What else is asked for with it. */
  with?: string[]
  /** New values by path, `current` being the content as it is; null where nothing holds. */
  print: (validated: readonly ValidatedPiece[], reading: Reading, current: unknown) => Record<string, unknown> | null
}

/** The pieces of a place, in order. */
export function getPiecesAt(validated: readonly ValidatedPiece[], at: string): ValidatedPiece[] {
  return validated.filter(({ piece }) => piece.at === at)
}

/** A piece as a check leaves it. */
export function toValidatedPiece(
  piece: Piece,
  checked: Checked,
  { problems = [], wishes = [], claims = true }: Partial<Pick<ValidatedPiece, 'problems' | 'wishes' | 'claims'>> = {},
): ValidatedPiece {
  const { text, evidence, ids } = checked
  return { piece, text, evidence, ids, problems: [...checked.problems, ...problems], wishes, claims }
}

/** Texts that tell how a picture looks. */
export const pictured: Rule = { free: true, picture: true }

/** One of the kinds that a type knows, whatever its case; the first where it is none. */
export function parseKind<Kind extends string>(kinds: readonly [Kind, ...Kind[]], kind: string): Kind {
  return kinds.find((one) => one === kind.trim().toLowerCase()) ?? kinds[0]
}

/** A run of sentences that a piece points at, or why there is none. */
export function findRun({ ids }: Piece, { episode, said }: Reading): { first: number; last: number } | string {
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  if (ids.length === 0) return 'names no sentences.'
  const missing = [first, last].find((id) => episode.sentences[id] === undefined)
  if (missing !== undefined) return `there is no sentence ${missing}.`
  const isForMachines = listIds(first, last).some((id) => said.forMachines.has(id))
  return isForMachines ? `sentences ${first} to ${last} are not to be used.` : { first, last }
}

export function listIds(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
}
