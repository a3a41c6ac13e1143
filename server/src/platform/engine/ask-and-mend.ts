import { type Failing, type ModelTask, mendedAnswer, reasonInShort } from '@podcastai/content-types/server'
import { EngineRefusal } from './engine.ts'
import { ModelFault } from './model/model-fault.ts'
import { plainReason } from './plain-reason.ts'

type Asking<Content> = {
  task: ModelTask
  ask: (task: ModelTask) => Promise<unknown>
  /** The first question, where it has to wait for others. */
  askFirst?: (task: ModelTask) => Promise<unknown>
  /** What an answer becomes, or what does not hold of it. */
  read: (answer: unknown) => Promise<{ content: Content } | ({ content: null } & Failing)>
  /** The question for what does not hold. */
  repair: (answer: unknown, failing: Failing) => Promise<ModelTask>
}

/** `answer`: the last one, null where there was none; `why` it did not do, for people; `isMended`: it came of two. */
type Mended<Content> = { content: Content } | { content: null; answer: unknown; why: string; isMended: boolean }

/**
 * Asks, and where the answer does not hold, once more with the complaints.
 * @throws EngineRefusal where the model cannot be had
 */
export async function askAndMend<Content>({
  task,
  ask,
  askFirst = ask,
  read,
  repair,
}: Asking<Content>): Promise<Mended<Content>> {
  const first = await askFirst(task).then((answer) => ({ answer, why: '' }), answerless)
  if (first.answer === null) return { content: null, ...first, isMended: false }
  const held = await read(first.answer)
  if (!('failed' in held)) return held
  const back = await ask(await repair(first.answer, held)).catch((error: unknown) => {
    // There is an answer already: what holds of it is worth more than none.
    if (error instanceof ModelFault) return null
    throw error
  })
  if (back === null) return { content: null, answer: first.answer, why: reasonInShort(held.problems), isMended: false }
  const mended = mendedAnswer(first.answer, held, back)
  const again = await read(mended)
  if (!('failed' in again)) return again
  return { content: null, answer: mended, why: reasonInShort(again.problems), isMended: true }
}

/** It cannot be had at all; other faults are those of one answer. */
function isAway({ kind }: ModelFault): boolean {
  return kind !== 'refused_to_answer' && kind !== 'unreadable_answer' && kind !== 'cut_off'
}

/** @throws EngineRefusal with the fault's sentence for people, its cause being the fault; or whatever else it was */
function refuse(error: unknown): never {
  if (error instanceof ModelFault) throw new EngineRefusal('engine_down', plainReason(error), { cause: error })
  throw error
}

/**
 * Faults after which the model is there and gave no answer to work with: the built-in engine fills in (D57).
 * @throws EngineRefusal after any other
 */
export function answerless(error: unknown): { answer: null; why: string } {
  if (error instanceof ModelFault && !isAway(error)) return { answer: null, why: plainReason(error) }
  return refuse(error)
}
