import { type ClipOverlays, type ContentByType, type ContentKey, contentTypeKeys } from '@podcastai/content-types'
import { answerSchemas, type KitKey, type ModelTask } from '@podcastai/content-types/server'
import type { NamedSpeaker } from '@podcastai/contracts'
import {
  type ClipInput,
  type Engine,
  EngineInterrupted,
  type Source,
  type Usage,
  type WriteInput,
  type Written,
} from './engine.ts'
import { firstAlone } from './first-alone.ts'
import type { ModelClient } from './model/model-client.ts'
import { ModelFault } from './model/model-fault.ts'
import { findNames, readEpisode } from './model-reading.ts'
import { watchTrouble } from './model-trouble.ts'
import { openTrust } from './model-trust.ts'
import type { Prepare, PrepareClip } from './reading-threads.ts'
import { type Errand, type KitWriter, type KitWritten, type Told, writeKit, writeOne } from './write-kit.ts'

export type ModelEngineParts = {
  model: ModelClient
  /** Makes the analysis that the screens show of an episode. */
  builtIn: Pick<Engine, 'analyze'>
  prepare: Prepare
  prepareClip: PrepareClip
  /** Called for every request that got no usable answer, with the purpose of the request. */
  logFault: (fault: ModelFault, purpose: Usage['purpose']) => void
}

type Payer = Pick<WriteInput<ContentKey>, 'onUsage' | 'signal'>

/**
 * Returns an engine that writes with a language model. If the episode fits the model's context, the model sees all of
 * it; otherwise it reads the episode in parts first and writes from its notes. Its texts are checked before they reach
 * the page; no other engine fills gaps.
 */
export function modelEngine({ model, builtIn, prepare, prepareClip, logFault }: ModelEngineParts): Engine {
  const inTurn = firstAlone()
  const trouble = watchTrouble()
  const getTrust = openTrust()

  async function ask(task: ModelTask, purpose: Usage['purpose'], { onUsage, signal }: Payer): Promise<Told> {
    try {
      const {
        answer,
        isCut = false,
        usage,
      } = await model.ask<unknown>({
        schema: answerSchemas[task.kind],
        schemaName: task.kind,
        system: task.system,
        prefix: task.prefix,
        prompt: task.prompt,
        maxOutputTokens: task.maxOutputTokens,
        signal,
      })
      onUsage({ ...usage, purpose })
      trouble.answered()
      return { answer, isCut }
    } catch (error) {
      if (error instanceof ModelFault && error.usage) onUsage({ ...error.usage, purpose })
      if (signal?.aborted) throw new EngineInterrupted('The server is stopping.', { cause: error })
      if (error instanceof ModelFault) {
        trouble.failed(error)
        logFault(error, purpose)
      }
      throw error
    }
  }

  function createWriter(order: Payer & { source: Source }): KitWriter {
    return {
      ...{ model, inTurn, trust: getTrust(order.source.workspaceId) },
      ask: (task, errand, keys) => ask(task, getPurposeOfKit(errand, keys), order),
      step: (step, input) => prepare(step, order.source, input),
    }
  }

  function writerOfClip(clip: ClipInput): KitWriter {
    return {
      ...{ model, inTurn, trust: getTrust(clip.workspaceId) },
      ask: (task) => ask(task, 'clip_tool', clip),
      step: (step, input) => prepareClip(step, clip, input),
    }
  }

  const isReadFirst = async (source: Source) =>
    (await prepare('planKit', source, { keys: contentTypeKeys, contextTokens: model.contextTokens })).needsReading

  return {
    key: 'model',
    label: model.label,
    needsNotes: ({ source }) => isReadFirst(source),
    analyze: async ({ source, brief, onUsage, signal }) => {
      const needsReading = await isReadFirst(source)
      const { step } = createWriter({ source, onUsage, signal })
      const askAnalysis = async (task: ModelTask) => (await ask(task, 'analysis', { onUsage, signal })).answer
      const [{ analysis: ours }, notes, names] = await Promise.all([
        builtIn.analyze({ source, brief, onUsage, signal }),
        needsReading ? readEpisode({ model, step, ask: askAnalysis }, brief) : null,
        findNames({ step, ask: askAnalysis }, brief),
      ])
      const analysis = { ...ours, names: joinNames(names, ours.names ?? []) }
      return { analysis: notes?.about ? { ...analysis, summary: notes.about } : analysis, notes }
    },
    write: async <Key extends ContentKey>(order: WriteInput<Key>) => {
      const { contentType, brief, notes, revision } = order
      return written<Key>(await writeOne(createWriter(order), { keys: [contentType], brief, notes, revision }))
    },
    rewrite: async ({ contentType, brief, revision, selection, ...order }) => {
      const rewrite = { key: contentType, selection }
      const keys = [selection === null ? contentType : 'selection'] as const
      const writer: KitWriter = {
        ...createWriter(order),
        ask: (task, errand) => ask(task, errand === 'writing' ? contentType : errand, order),
      }
      return writeOne(writer, { keys, brief, notes: null, revision: { ...revision, rewrite } })
    },
    writeKit: async ({ contentTypes, onWritten, onFailed, ...order }) => {
      const { brief, notes } = order
      await writeKit(createWriter(order), { keys: contentTypes, brief, notes, revision: null }, async (outcome) => {
        const key = outcome.key as ContentKey
        await ('error' in outcome ? onFailed(key, outcome.error) : onWritten(key, written(outcome)))
      })
    },
    writeClip: async (clip) => {
      const order = { keys: ['clip_overlays'], brief: clip.brief, notes: null, revision: null } as const
      const { content, gap } = await writeOne(writerOfClip(clip), order)
      return { overlays: content as ClipOverlays, by: model.label, gap }
    },
    trouble: trouble.now,
    told: ({ source, brief, notes }) => prepare('told', source, { brief, notes }),
  }

  /** Casts content to the type of its key: types are lost between threads. */
  function written<Key extends ContentKey>({ content, gap }: KitWritten): Written<Key> {
    return { content: content as ContentByType[Key], by: model.label, gap }
  }
}

/** Returns the names that the model found, which don't contradict what the speakers say, and the others that they say. */
function joinNames(found: readonly NamedSpeaker[], said: readonly NamedSpeaker[]): NamedSpeaker[] {
  return [...found, ...said.filter(({ speaker }) => found.every((one) => one.speaker !== speaker))]
}

function getPurposeOfKit(errand: Errand, keys: readonly KitKey[]): Usage['purpose'] {
  if (errand !== 'writing') return errand
  const [key] = keys
  return keys.length > 1 || key === undefined || key === 'clip_overlays' || key === 'selection' ? 'kit' : key
}
