import type { EpisodeNotes } from '@podcastai/content-types'
import type { ModelTask } from '@podcastai/content-types/server'
import type { NamedSpeaker } from '@podcastai/contracts'
import { EngineRefusal, type WriteInput } from './engine.ts'
import { ModelFault } from './model/model-fault.ts'
import { plainReason } from './plain-reason.ts'
import type { KitWriter } from './write-kit.ts'

type Reader = Pick<KitWriter, 'step' | 'model'> & {
  /** @throws ModelFault @throws EngineInterrupted */
  ask: (task: ModelTask) => Promise<unknown>
}

/** Characters per token, and the share of the model's context that one part of an episode may take. */
const [charactersPerToken, partOfRoom] = [3.5, 0.6]
/** The most characters that a model reads well at once, whatever its context. */
const maxCharacters = 84_000

/**
 * Reads an episode that is longer than the model's context in parts, and returns notes to write from. If the model
 * refuses a part, or gives no usable answer to it, the built-in engine reads the part; the notes say so.
 * @throws EngineRefusal if the model cannot be used
 */
export async function readEpisode(
  { ask, step, model }: Reader,
  brief: WriteInput<never>['brief'],
): Promise<EpisodeNotes> {
  const max = Math.min(maxCharacters, Math.floor(model.contextTokens * partOfRoom * charactersPerToken))
  const parts = await step('analysisTasks', { brief, max })
  const read = await Promise.all(parts.map((task) => ask(task).then((answer) => ({ answer, why: null }), unreadPart)))
  const answers = read.map(({ answer }) => answer)
  const gap = read.find(({ why }) => why !== null)?.why ?? null
  const { notes, ranking } = await step('readAnalysis', { brief, answers, max, gap })
  if (ranking === null) return notes
  // The notes are useful without a ranking, and they are paid for.
  const answer = await ask(ranking).catch((error: unknown) =>
    error instanceof ModelFault ? null : Promise.reject(error),
  )
  return step('rankMoments', { notes, answer })
}

/** Returns names for speakers whom the file only numbers; none if the model does not answer. */
export async function findNames(
  { ask, step }: Pick<Reader, 'ask' | 'step'>,
  brief: WriteInput<never>['brief'],
): Promise<NamedSpeaker[]> {
  const task = await step('namesTask', { brief })
  if (task === null) return []
  const answer = await ask(task).catch((error: unknown) => (error instanceof ModelFault ? null : Promise.reject(error)))
  return answer === null ? [] : step('readNames', { brief, answer })
}

/**
 * Turns the fault of a part that the model saw into a reason for the gap.
 * @throws EngineRefusal with the fault as its cause if the model did not even see the request; or any other error as is
 */
function unreadPart(error: unknown): { answer: null; why: string } {
  if (!(error instanceof ModelFault)) throw error
  const why = plainReason(error)
  if (!hasSeenIt(error)) throw new EngineRefusal('engine_down', why, { cause: error })
  return { answer: null, why }
}

function hasSeenIt({ kind }: ModelFault): boolean {
  return kind === 'refused_to_answer' || kind === 'unreadable_answer' || kind === 'cut_off'
}
