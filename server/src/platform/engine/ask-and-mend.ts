import { type Finished, type ModelTask, reasonInShort, repairTask } from '@podcastai/content-types/server'
import { EngineRefusal } from './engine.ts'
import { ModelFault } from './model/model-fault.ts'

type Asking<Content> = {
  task: ModelTask
  ask: (task: ModelTask) => Promise<unknown>
  /** The first question, where it has to wait for others. */
  askFirst?: (task: ModelTask) => Promise<unknown>
  /** What an answer becomes, or what does not hold of it. */
  read: (answer: unknown) => Promise<Finished<Content>>
}

/** `answer`: the last one, null where there was none; `why` it did not do, for people. */
type Mended<Content> = { content: Content } | { content: null; answer: unknown; why: string }

/**
 * Asks, and where the answer does not hold, once more with the complaints.
 * @throws EngineRefusal where the model cannot be had
 */
export async function askAndMend<Content>({
  task,
  ask,
  askFirst = ask,
  read,
}: Asking<Content>): Promise<Mended<Content>> {
  const first = await askFirst(task).then((answer) => ({ answer, why: '' }), answerless)
  if (first.answer === null) return { content: null, ...first }
  const held = await read(first.answer)
  if (held.content !== null) return { content: held.content }
  // There is an answer already: what holds of it is worth more than none.
  const mended = await ask(repairTask(task, first.answer, held.problems)).catch((error: unknown) =>
    error instanceof ModelFault ? first.answer : Promise.reject(error),
  )
  const again = await read(mended)
  if (again.content !== null) return { content: again.content }
  return { content: null, answer: mended, why: reasonInShort(again.problems) }
}

/** @throws EngineRefusal with the fault's sentence, or whatever else it was */
export function refuse(error: unknown): never {
  if (error instanceof ModelFault) throw new EngineRefusal('engine_down', error.message, { cause: error })
  throw error
}

/** Faults after which the model is there and gave no answer to work with: the built-in engine fills in (D57). */
function answerless(error: unknown): { answer: null; why: string } {
  const fillable: ModelFault['kind'][] = ['refused_to_answer', 'unreadable_answer', 'cut_off']
  if (error instanceof ModelFault && fillable.includes(error.kind)) return { answer: null, why: error.message }
  return refuse(error)
}
