// Creates a kit for users who have a chat assistant but no API key: a prompt to copy, the answer pasted back, and the
// same checks. What fails the checks goes into a second prompt.
import type { Episode } from '@podcastai/episode'
import type { Pair } from '@podcastai/transcript/corrections'
import { speakersTask } from '../model/name-speakers.server.ts'
import { spellingsTask } from '../model/name-spellings.server.ts'
import { parsePieces, validateKit } from '../model/read-kit.server.ts'
import { failedPieces, mendKit } from '../model/repair.server.ts'
import { sharedMaterial, taskFor, writingRules } from '../model/writing.server.ts'
import type { Complaint, KitInput, KitKey } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { replaceWords } from '../references/replace-words.ts'
import type { Brief } from '../type/brief.ts'
import { isBrokenOff, limitPieces, piecesInAnswer } from './assistant-answer.server.ts'

const answerRule = `Answer with one code block of JSON and nothing else: {"pieces": [{"at": "…", "text": "…", "ids": [12, 13], "kind": "…"}]}, one piece per text, in the order of the tasks. at: the place, as the task names it; keep keys and places in English. text: the words to publish, without Markdown. ids: the numbers of the sentences it relies on. kind: as the task says, else "".`

/** Any assistant takes a whole transcript. */
const contextTokens = 10_000_000

export function assistantPrompt(episode: Episode, { keys, brief }: { keys: readonly KitKey[]; brief: Brief }): string {
  return [
    writingRules(episode, brief),
    sharedMaterial(episode, { brief, notes: null, contextTokens }),
    ...[speakersTask(episode)].filter((task) => task !== null),
    spellingsTask,
    taskFor(keys, { episode, brief, notes: null }, null),
    answerRule,
  ].join('\n\n')
}

export type PastedAnswer = {
  keys: readonly KitKey[]
  brief: Brief
  answers: readonly string[]
  /** Corrections of misheard names in the episode, to apply to the answers as well. */
  spellings?: readonly Pair[]
}

/** The pasted answers, as pieces. */
type ReadAnswer = {
  pieces: Piece[]
  /** Indexes of the answers without any texts. */
  unread: number[]
  /** True if the last answer with texts ends in the middle. */
  isBrokenOff: boolean
}

/**
 * Parses the answers. After one that broke off, the next one continues it; after a complete one, the next one replaces
 * what failed. An answer without texts changes nothing.
 */
export function readAssistantAnswer(
  episode: Episode,
  { keys, brief, answers, spellings = [] }: PastedAnswer,
): ReadAnswer {
  const order = { keys, brief, notes: null, revision: null }
  const unread: number[] = []
  let pieces: Piece[] = []
  let isOpen = false
  for (const [place, answer] of answers.entries()) {
    const back = { pieces: piecesInAnswer(answer, keys, brief.formats).map((piece) => spelled(piece, spellings)) }
    const found = parsePieces(keys, back)
    if (found.length === 0) {
      unread.push(place)
      continue
    }
    if (pieces.length === 0) pieces = found
    else if (isOpen) pieces = joinPieces(pieces, found)
    else {
      const { complaints } = validateKit(episode, { ...order, pieces })
      pieces = limitPieces(mendKit(episode, { ...order, pieces, complaints, answer: back }).pieces)
    }
    isOpen = isBrokenOff(answer)
  }
  return { pieces, unread, isBrokenOff: isOpen }
}

/** Spells a text like the transcript: an assistant may still quote what was misheard. */
function spelled(piece: Piece, spellings: readonly Pair[]): Piece {
  return { ...piece, text: spellings.reduce(replaceWords, piece.text) }
}

/** Returns the pieces with those that continue them. */
export function joinPieces(pieces: readonly Piece[], rest: readonly Piece[]): Piece[] {
  return limitPieces([...pieces, ...withoutKnown(rest, pieces)])
}

/** Drops pieces that an assistant repeats when it continues. */
function withoutKnown(found: readonly Piece[], known: readonly Piece[]): Piece[] {
  return found.filter(({ at, text, ids }) =>
    known.every((one) => one.at !== at || one.text !== text || one.ids.join() !== ids.join()),
  )
}

/**
 * Returns the follow-up prompt for the same chat, which still has the rules, the tasks, and the episode: what failed the
 * checks, with all reasons.
 */
export function assistantRepair(
  faulty: KitInput & { pieces: readonly Piece[]; complaints: readonly Complaint[] },
): string {
  return `${failedPieces(faulty)}\nThe rules, tasks, and sentences above still apply.\n\n${answerRule} Only these pieces.`
}

/** Maximum characters of the last text that are repeated, so that the assistant finds where it stopped. */
const maxLastText = 200

/** Returns the follow-up prompt for an answer that broke off: the assistant continues after the last whole piece. */
export function assistantContinuation(pieces: readonly Piece[]): string {
  return `${continuationAfter(pieces)}\n\n${answerRule} Only the rest.`
}

/** Returns the request to go on after these pieces. */
export function continuationAfter(pieces: readonly Piece[]): string {
  const last = pieces.at(-1)
  const where =
    last === undefined
      ? ''
      : ` The last complete piece was ${JSON.stringify({ at: last.at, text: last.text.slice(0, maxLastText) })}.`
  return `Your reply broke off.${where} Continue with the pieces that come after it, and don't repeat any.`
}
