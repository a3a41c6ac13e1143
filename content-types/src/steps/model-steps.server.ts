import type { Episode } from '@podcastai/episode'
import type { PastedAnswer } from '../assistant/assistant.server.ts'
import { assistantPrompt, continuationAfter, joinPieces } from '../assistant/assistant.server.ts'
import { namePiecesIn } from '../assistant/assistant-answer.server.ts'
import { checkedAnswer } from '../assistant/checked-answer.server.ts'
import { analysisTasks, rankingTask, rankMoments, readAnalysis } from '../model/analysis.server.ts'
import { formatInstructions } from '../model/format-instructions.server.ts'
import { judgeTask, readVerdicts, unvouchedClaims } from '../model/judge.server.ts'
import { findSpeakerNames, namesTask, readNames } from '../model/name-speakers.server.ts'
import { findSpellings } from '../model/name-spellings.server.ts'
import { planKit } from '../model/plan.server.ts'
import { parsePieces, printKit, validateKit } from '../model/read-kit.server.ts'
import { mendKit, repairTask } from '../model/repair.server.ts'
import { rewriteTask, rewrittenPieces } from '../model/rewrite.server.ts'
import { writingTask } from '../model/writing.server.ts'
import type { EpisodeNotes } from '../model-interface/episode-notes.ts'
import type { Complaint, KitInput, KitKey } from '../model-interface/kit.server.ts'
import type { ModelTask, Piece } from '../model-interface/model-task.server.ts'
import type { Brief } from '../type/brief.ts'

/** `contextTokens`: tokens that the model takes in one request, including the answer. */
type InContext = { contextTokens: number }
type Answered = KitInput & { pieces: readonly Piece[] }
type Faulty = Answered & { complaints: readonly Complaint[] }

/**
 * The steps of the model engine between two requests to a model. Each is a pure function of plain values without
 * network access, so it can run in any thread.
 */
export const modelSteps = {
  /** Plans the requests for a kit: the groups, and whether the episode has to be read first. */
  planKit: (episode: Episode, given: Parameters<typeof planKit>[1]) => planKit(episode, given),
  analysisTasks: (episode: Episode, { brief, max }: { brief: Brief; max: number }) =>
    analysisTasks(episode, brief, max),
  /** `gap`: why some answers are null. */
  readAnalysis: (
    episode: Episode,
    { brief, answers, max, gap }: { brief: Brief; answers: unknown[]; max: number; gap: string | null },
  ) => {
    const notes = readAnalysis(answers, episode, brief, max)
    const isRanked = answers.length > 1 && answers.some((answer) => answer !== null)
    return {
      notes: gap === null ? notes : { ...notes, gap },
      ranking: isRanked ? rankingTask(episode, notes) : null,
    }
  },
  rankMoments: (_: Episode, { notes, answer }: { notes: EpisodeNotes; answer: unknown }) => rankMoments(notes, answer),
  /** Returns the request for some types; all groups of a kit begin with the same bytes, up to the end of the prefix. */
  writingTask: (episode: Episode, order: KitInput & InContext) => writingTask(episode, order),
  /** Returns the request to rewrite one text; with `complaints`, to rewrite it once more. */
  rewriteTask: (episode: Episode, order: (KitInput | Faulty) & InContext) => rewriteTask(episode, order),
  rewrittenPieces: (episode: Episode, answered: KitInput & InContext & { answer: unknown }) =>
    rewrittenPieces(episode, answered),
  /** Returns the pieces of an answer that belong to these types. */
  parsePieces: (_: Episode, { keys, answer }: { keys: readonly KitKey[]; answer: unknown }) =>
    parsePieces(keys, answer),
  /** Returns the request for the rest of an answer that broke off after these pieces. */
  restTask: (_: Episode, { task, pieces }: { task: ModelTask; pieces: readonly Piece[] }) => ({
    ...task,
    prompt: `${task.prompt}\n\n${continuationAfter(pieces)} Answer in the same form, with only the rest.`,
  }),
  /** Returns the pieces with those of the rest. */
  joinPieces: (
    _: Episode,
    { keys, pieces, answer }: { keys: readonly KitKey[]; pieces: readonly Piece[]; answer: unknown },
  ) => joinPieces(pieces, parsePieces(keys, answer)),
  /** Checks everything that can be decided: quoted words, speakers, figures, names, ids, lengths, what is missing. */
  validateKit: (episode: Episode, answered: Answered) => validateKit(episode, answered),
  /**
   * Returns one request for every claim that has passed so far; `only`: just these pieces. Null if nothing is claimed.
   * A model that caches prefixes (`keptTokens`: its limit) gets the claims after the episode if that costs less.
   */
  judgeTask: (episode: Episode, asked: Answered & { only: readonly number[] | null; keptTokens?: number | null }) =>
    judgeTask(episode, asked),
  /** Returns a complaint about each claim that only a reader could check. */
  unvouchedClaims: (episode: Episode, asked: Answered & { only: readonly number[] | null }) =>
    unvouchedClaims(episode, asked),
  /** Returns the claims that do not follow; `isTrusted` is false if the control questions were answered wrong. */
  readVerdicts: (episode: Episode, asked: Answered & { only: readonly number[] | null; answer: unknown }) =>
    readVerdicts(episode, asked),
  /** Returns the one request to repair everything that failed. */
  repairTask: (episode: Episode, faulty: Faulty & InContext) => repairTask(episode, faulty),
  /** Replaces repaired pieces; `fresh` are the indexes of those that changed. */
  mendKit: (episode: Episode, mended: Faulty & { answer: unknown }) => mendKit(episode, mended),
  /** Returns the content of what passed, one per key. */
  printKit: (episode: Episode, faulty: Faulty) => printKit(episode, faulty),
  /** Returns the prompt for users who ask a chat assistant of their own. */
  assistantPrompt: (episode: Episode, given: { keys: readonly KitKey[]; brief: Brief }) =>
    assistantPrompt(episode, given),
  /** Returns the request for the names of numbered speakers; null if all have names. */
  namesTask: (episode: Episode, { brief }: { brief: Brief }) => namesTask(episode, brief),
  readNames: (episode: Episode, answered: { brief: Brief; answer: unknown }) => readNames(episode, answered),
  /** Returns the names in pasted answers: for speakers whom the file only numbers, and for words that it misheard. */
  findNames: (episode: Episode, { brief, answers }: { brief: Brief; answers: readonly string[] }) => {
    const pieces = namePiecesIn(answers)
    const { spellings, unused } = findSpellings(episode, pieces)
    const speakers = findSpeakerNames(episode, { brief, pieces, spellings })
    return { names: speakers.names, spellings, unusedNames: [...speakers.unused, ...unused] }
  },
  /** Checks pasted answers: what passed, what failed and why, and the second prompt. */
  checkAssistantAnswer: (episode: Episode, given: PastedAnswer) => checkedAnswer(episode, given),
  told: (episode: Episode, { brief, notes }: { brief: Brief; notes: EpisodeNotes | null }) =>
    formatInstructions(episode, brief, notes),
}
export type ModelSteps = typeof modelSteps
export type ModelStep = keyof ModelSteps
