import type { ContentTypeKey, EpisodeNotes } from '@podcastai/content-types'
import { answerSchemas, type ModelTask } from '@podcastai/content-types/server'
import { answerless, askAndMend } from './ask-and-mend.ts'
import {
  type Engine,
  EngineInterrupted,
  EngineRefusal,
  type Order,
  type Source,
  type Usage,
  type Written,
} from './engine.ts'
import { firstAlone } from './first-alone.ts'
import type { ModelClient } from './model/model-client.ts'
import { ModelFault } from './model/model-fault.ts'
import { modelClips } from './model-clips.ts'
import { watchTrouble } from './model-trouble.ts'
import type { Prepare, PrepareClip } from './reading-threads.ts'

export type ModelEngineParts = {
  model: ModelClient
  /** Fills what the model leaves open. */
  builtIn: Engine
  prepare: Prepare
  prepareClip: PrepareClip
  /** Hears of every question that was not answered, also where something fills in; `purpose` is what it was for. */
  logFault: (fault: ModelFault, purpose: Usage['purpose']) => void
}

/** Characters of a token, and the share of the model's room that one part of an episode may take. */
const [charactersPerToken, partOfRoom] = [3.5, 0.6]
/** Characters that a model reads well at once, whatever its room. */
const mostCharacters = 84_000

/**
 * A language model as an engine. It reads the episode once, numbered sentence by sentence, and writes from its notes;
 * what it answers goes through the same door as the built-in engine's drafts. What does not hold is sent back once; then
 * the built-in engine fills the gap.
 */
export function modelEngine({ model, builtIn, prepare, prepareClip, logFault }: ModelEngineParts): Engine {
  const inTurn = firstAlone()
  const trouble = watchTrouble()

  async function ask(
    task: ModelTask,
    about: Pick<Order<ContentTypeKey>, 'onUsage' | 'signal'> & Pick<Usage, 'purpose'>,
  ) {
    try {
      const { answer, usage } = await model.ask<unknown>({
        schema: answerSchemas[task.kind],
        schemaName: task.kind,
        system: task.system,
        prefix: task.prefix,
        prompt: task.prompt,
        maxOutputTokens: task.maxOutputTokens,
        signal: about.signal,
      })
      about.onUsage({ ...usage, purpose: about.purpose })
      trouble.answered()
      return answer
    } catch (error) {
      if (error instanceof ModelFault && error.usage) about.onUsage({ ...error.usage, purpose: about.purpose })
      if (about.signal?.aborted) throw new EngineInterrupted('The server is stopping.', { cause: error })
      if (error instanceof ModelFault) {
        trouble.failed(error)
        logFault(error, about.purpose)
      }
      throw error
    }
  }

  const analyze: Engine['analyze'] = async ({ source, brief, onUsage, signal }) => {
    const about = { purpose: 'analysis', onUsage, signal } as const
    const room = Math.floor(model.contextTokens * partOfRoom * charactersPerToken)
    const most = Math.min(mostCharacters, room)
    const tasks = await prepare('analysisTasks', source, { brief, most })
    const [{ analysis }, notes] = await Promise.all([
      builtIn.analyze({ source, brief, onUsage, signal }),
      readEpisode(source, tasks),
    ])
    return { analysis: notes.about === '' ? analysis : { ...analysis, summary: notes.about }, notes }

    /** A part that the model would not read, or not in a form to use, is the built-in engine's; the notes say so. */
    async function readEpisode(from: Source, parts: ModelTask[]): Promise<EpisodeNotes> {
      const read = await Promise.all(
        parts.map((task) => ask(task, about).then((answer) => ({ answer, why: null }), answerless)),
      )
      const answers = read.map(({ answer }) => answer)
      const gap = read.find(({ why }) => why !== null)?.why ?? null
      const { notes: found, ranking } = await prepare('readAnalysis', from, { brief, answers, most, gap })
      if (ranking === null) return found
      // What was read and paid for is good without it, too.
      const answer = await ask(ranking, about).catch((error: unknown) =>
        error instanceof ModelFault ? null : Promise.reject(error),
      )
      return prepare('rankMoments', from, { notes: found, answer })
    }
  }

  async function write<Key extends ContentTypeKey>(order: Order<Key>): Promise<Written<Key>> {
    const { contentType, source, brief, notes, revision, onUsage, signal } = order
    const given = { key: contentType, brief, notes, revision }
    const about = { purpose: contentType, onUsage, signal } as const
    const task = await prepare('writingTask', source, given)
    // What somebody wishes stands in the task.
    const toldAgain = revision !== null ? 'all' : model.cachesPrefixes ? 'prefix' : 'around'
    const outcome = await askAndMend({
      task,
      ask: (asked) => ask(asked, about),
      askFirst: (asked) => inTurn(model.cachesPrefixes ? asked.prefix : null, () => ask(asked, about)),
      read: (answer) => prepare('readWriting', source, { ...given, answer }),
      repair: (answer, failing) =>
        prepare('repairTask', source, { key: contentType, brief, notes, task, answer, failing, again: toldAgain }),
    })
    if (outcome.content !== null) return written(outcome.content, null)
    const { answer, why, isMended } = outcome
    if (revision?.item) throw new EngineRefusal('cannot_follow', itemRefusal(why))
    const filled = await prepare('fillWriting', source, { ...given, answer, isMended })
    if (filled.content === null) throw new EngineRefusal('not_enough_material', filled.problems.join(' '))
    const gap = answer === null ? `The built-in engine wrote this: ${why}` : filled.gap
    return { ...written(filled.content, gap), ...(filled.isBuiltIn && { by: builtIn.label }) }
  }

  /** The types of content cross threads as what they are called. */
  function written<Key extends ContentTypeKey>(content: unknown, gap: string | null): Written<Key> {
    return { content: content as Written<Key>['content'], by: model.label, gap }
  }

  return {
    key: 'model',
    label: model.label,
    makesNotes: true,
    analyze,
    write,
    writeClip: modelClips({ ask, label: model.label, builtIn, prepareClip }),
    trouble: trouble.now,
    told: ({ source, brief, notes }) => prepare('told', source, { brief, notes }),
  }
}

function itemRefusal(reason: string): string {
  return `The model’s new text was not taken, so the present one stays: ${reason.replace(/\.$/, '')}.`
}
