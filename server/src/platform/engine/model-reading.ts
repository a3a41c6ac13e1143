import type { EpisodeNotes } from '@podcastai/content-types'
import type { ModelTask } from '@podcastai/content-types/server'
import { EngineRefusal, type WriteInput } from './engine.ts'
import { ModelFault } from './model/model-fault.ts'
import { plainReason } from './plain-reason.ts'
import type { KitWriter } from './write-kit.ts'

type Reader = Pick<KitWriter, 'step' | 'model'> & {
  /** @throws ModelFault @throws EngineInterrupted */
  ask: (task: ModelTask) => Promise<unknown>
}

/** Characters of a token, and the share of the model's room that one part of an episode may take. */
const [charactersPerToken, partOfRoom] = [3.5, 0.6]
/** Characters that a model reads well at once, whatever its room. */
const maxCharacters = 84_000

/**
 * Reads in parts an episode that is longer than the model's context, and notes what to write from. A part that the model
 * would not read, or not in a form to use, is the built-in engine's; the notes say so.
 * @throws EngineRefusal where the model cannot be had
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
  // What was read and paid for is good without it, too.
  const answer = await ask(ranking).catch((error: unknown) =>
    error instanceof ModelFault ? null : Promise.reject(error),
  )
  return step('rankMoments', { notes, answer })
}

/** @throws EngineRefusal where the model did not even see the question, its cause being the fault; or what else it was */
function unreadPart(error: unknown): { answer: null; why: string } {
  if (!(error instanceof ModelFault)) throw error
  const why = plainReason(error)
  if (!hasSeenIt(error)) throw new EngineRefusal('engine_down', why, { cause: error })
  return { answer: null, why }
}

function hasSeenIt({ kind }: ModelFault): boolean {
  return kind === 'refused_to_answer' || kind === 'unreadable_answer' || kind === 'cut_off'
}
