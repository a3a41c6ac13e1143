import { availableParallelism } from 'node:os'
import type { Brief, ClipOverlays, ContentByType, ContentTypeKey } from '@podcastai/content-types'
import type { ClipStep, ClipSteps, ModelStep, ModelSteps } from '@podcastai/content-types/server'
import type { Analysis } from '@podcastai/contracts'
import { type Transcript, type UnreadableReason, UnreadableTranscript } from '@podcastai/transcript'
import { Piscina } from 'piscina'
import {
  type Engine,
  EngineInterrupted,
  EngineRefusal,
  type Order,
  type RefusalCode,
  type Revision,
  type Source,
  type Told,
} from './engine.ts'
import { type PackedTranscript, packTranscript, unpackTranscript } from './packed-transcript.ts'
import { openThreadTurns } from './thread-turns.ts'

/** Work that would block the event loop: parsing an upload, and the built-in engine. */
export type ReadingThreads = {
  /** Reads a file only to see whether it is a transcript. @throws UnreadableTranscript */
  check: (bytes: Uint8Array, filename: string) => Promise<void>
  /** @throws UnreadableTranscript */
  parse: (bytes: Uint8Array, filename: string) => Promise<Transcript>
  builtIn: Engine
  /** What the model engine does with an episode between two questions to the model. */
  prepare: Prepare
  /** The same with a clip, which is the words that were pasted. */
  prepareClip: PrepareClip
  close: () => Promise<void>
}

export type Prepare = <Step extends ModelStep>(
  step: Step,
  source: Source,
  input: Parameters<ModelSteps[Step]>[1],
) => Promise<ReturnType<ModelSteps[Step]>>

export type PrepareClip = <Step extends ClipStep>(
  step: Step,
  content: string,
  input: Parameters<ClipSteps[Step]>[1],
) => Promise<ReturnType<ClipSteps[Step]>>

/** What crosses the border between threads; errors cross it as values, a class would not survive. */
export type Task =
  | ({ kind: 'check' } & Upload)
  | ({ kind: 'parse' } & Upload)
  | { kind: 'analyze'; source: PackedSource }
  | { kind: 'write'; contentType: ContentTypeKey; source: PackedSource; brief: Brief; revision: Revision | null }
  | { kind: 'model'; step: ModelStep; source: PackedSource; input: unknown }
  | { kind: 'told'; source: PackedSource; brief: Brief }
  | { kind: 'clip'; content: string; brief: Brief }
  | { kind: 'model_clip'; step: ClipStep; content: string; input: unknown }

export type Upload = { bytes: Uint8Array; filename: string }
export type PackedSource = { transcriptId: string; transcript: PackedTranscript }

export type Outcome =
  | { kind: 'done'; value: unknown }
  | { kind: 'unreadable'; reason: UnreadableReason; message: string }
  | { kind: 'refused'; code: RefusalCode; message: string }

const builtInLabel = 'Built-in engine'

/** Threads for reading and writing, started when first needed. */
export function openReadingThreads(): ReadingThreads {
  const maxThreads = Math.max(1, Math.min(4, availableParallelism()))
  const turns = openThreadTurns(maxThreads)
  const pool = new Piscina<Task, Outcome>({
    filename: new URL('./reading-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: 60_000,
    loadBalancer: turns.balancer,
  })

  let isClosing = false

  function run(task: Task): Promise<unknown> {
    if (!('source' in task)) return runNow(task)
    const { transcriptId } = task.source
    return turns.take(transcriptId, () => runNow(turns.marked(task, transcriptId)))
  }

  async function runNow(task: Task): Promise<unknown> {
    const outcome = await pool.run(task).catch((cause: unknown) => {
      throw isClosing ? new EngineInterrupted('The server is stopping.', { cause }) : cause
    })
    if (outcome.kind === 'unreadable') throw new UnreadableTranscript(outcome.reason, outcome.message)
    if (outcome.kind === 'refused') throw new EngineRefusal(outcome.code, outcome.message)
    return outcome.value
  }

  return {
    check: async (bytes, filename) => {
      await run({ kind: 'check', bytes, filename })
    },
    parse: async (bytes, filename) =>
      unpackTranscript((await run({ kind: 'parse', bytes, filename })) as PackedTranscript),
    builtIn: {
      key: 'builtin',
      label: builtInLabel,
      makesNotes: false,
      analyze: async ({ source }) => {
        const analysis = (await run({ kind: 'analyze', source: pack(source) })) as Analysis
        return { analysis, notes: null }
      },
      write: async <Key extends ContentTypeKey>({ contentType, source, brief, revision }: Order<Key>) => {
        const task: Task = { kind: 'write', contentType, source: pack(source), brief, revision }
        const content = (await run(task)) as ContentByType[Key]
        return { content, by: builtInLabel, gap: null }
      },
      writeClip: async ({ content, brief }) => {
        const overlays = (await run({ kind: 'clip', content, brief })) as ClipOverlays
        return { overlays, by: builtInLabel }
      },
      trouble: () => null,
      told: async ({ source, brief }) => (await run({ kind: 'told', source: pack(source), brief })) as Told[],
    },
    prepare: async <Step extends ModelStep>(step: Step, source: Source, input: Parameters<ModelSteps[Step]>[1]) =>
      (await run({ kind: 'model', step, source: pack(source), input })) as ReturnType<ModelSteps[Step]>,
    prepareClip: async <Step extends ClipStep>(step: Step, content: string, input: Parameters<ClipSteps[Step]>[1]) =>
      (await run({ kind: 'model_clip', step, content, input })) as ReturnType<ClipSteps[Step]>,
    close: async () => {
      isClosing = true
      await pool.close({ force: true })
    },
  }
}

function pack({ transcriptId, transcript }: Source): PackedSource {
  return { transcriptId, transcript: packTranscript(transcript) }
}
