import { availableParallelism } from 'node:os'
import type { Brief, ClipOverlays, ContentByType, ContentKey } from '@podcastai/content-types'
import type { ModelStep, ModelSteps } from '@podcastai/content-types/server'
import type { Analysis } from '@podcastai/contracts'
import { type FoundFacts, type Transcript, type UnreadableReason, UnreadableTranscript } from '@podcastai/transcript'
import {
  type ClipInput,
  type Engine,
  type EngineInstructions,
  EngineRefusal,
  type RefusalCode,
  type Revision,
  type Source,
  type WriteInput,
  type Written,
} from './engine.ts'
import { oneByOne } from './one-by-one.ts'
import { type PackedTranscript, packTranscript, unpackTranscript } from './packed-transcript.ts'
import { openTextThreads } from './text-threads.ts'
import { getMaxSeconds } from './thread-limits.ts'

/** Work that would block the event loop: parsing an upload, and the built-in engine. */
export type ReadingThreads = {
  /** Parses and encodes an uploaded file; see `decodeTranscript`. @throws UnreadableTranscript @throws TookTooLong */
  check: (upload: StoredUpload, on: ReadingFor) => Promise<Checked>
  /** @throws UnreadableTranscript @throws TookTooLong */
  readWordText: (upload: StoredUpload, on: ReadingFor) => Promise<WordText>
  /** @throws UnreadableTranscript @throws TookTooLong */
  parse: (upload: Upload, on: ReadingFor) => Promise<Transcript>
  builtIn: Engine
  /** Runs a step of the model engine on an episode, between two requests to the model. */
  prepare: Prepare
  /** Runs such a step on a clip, whose words are treated as an episode. */
  prepareClip: PrepareClip
  close: () => Promise<void>
}

/** The owner of the upload, and its project if there is one. Aborting the signal stops the parsing at once. */
export type ReadingFor = { workspaceId: string; transcriptId: string | null; signal?: AbortSignal | undefined }

export type Prepare = <Step extends ModelStep>(
  step: Step,
  source: Source,
  input: Parameters<ModelSteps[Step]>[1],
) => Promise<ReturnType<ModelSteps[Step]>>

export type PrepareClip = <Step extends ModelStep>(
  step: Step,
  clip: Pick<ClipInput, 'workspaceId' | 'content' | 'signal'>,
  input: Parameters<ModelSteps[Step]>[1],
) => Promise<ReturnType<ModelSteps[Step]>>

/** `title` is null if the file does not name the episode. */
export type Checked = {
  title: string | null
  facts: FoundFacts
  speakers: string[]
  listed: string[]
  encoded: Uint8Array
}

/** The text of a Word file as Markdown; `title` is '' if its properties have none. */
export type WordText = { text: string; title: string }

/** Work sent to a thread. Errors return as values, because an error's class would not survive the transfer. */
export type Task =
  | ({ kind: 'check' } & StoredUpload)
  | ({ kind: 'word' } & StoredUpload)
  | ({ kind: 'parse' } & Upload)
  | { kind: 'analyze'; source: PackedSource }
  | {
      kind: 'write'
      contentType: ContentKey
      source: PackedSource
      brief: Brief
      revision: Revision | null
      embedsLines: boolean
    }
  | { kind: 'model'; step: ModelStep; source: PackedSource; input: unknown }
  | { kind: 'told'; source: PackedSource; brief: Brief }
  | { kind: 'clip'; content: string; brief: Brief }
  | { kind: 'model_clip'; step: ModelStep; content: string; input: unknown }

export type Upload = { bytes: Uint8Array; filename: string }
/** A file on disk: the thread reads it, so that waiting tasks take no memory. */
export type StoredUpload = { path: string; size: number; filename: string }
export type PackedSource = { transcriptId: string; transcript: PackedTranscript }

export type Outcome =
  | { kind: 'done'; value: unknown }
  | { kind: 'unreadable'; reason: UnreadableReason; message: string }
  | { kind: 'refused'; code: RefusalCode; message: string }

/** Content of the built-in engine, and a note for users about it. */
export type WrittenHere = { content: unknown; gap: string | null }

const builtInLabel = 'Built-in engine'

/** Threads in addition to one per processor, so that no workspace waits for another's work; see `createFairQueue`. */
const spareThreads = 1

/**
 * Opens threads for reading and writing, started when first needed. Work that is aborted, or that takes more time or
 * memory than a text of its size may, ends its thread, never the process. `embedsLines`: whether the built-in engine
 * ranks lines with a sentence encoder, which takes some seconds of processor time per episode.
 */
export function openReadingThreads({ secondsFor = getMaxSeconds, embedsLines = false } = {}): ReadingThreads {
  const count = Math.max(1, Math.min(4, availableParallelism())) + spareThreads
  const filename = new URL('./reading-thread.ts', import.meta.url).href
  const threads = openTextThreads<Task, Outcome>({ count, filename, getSize, secondsFor })

  async function run({ workspaceId, transcriptId, signal }: ReadingFor, task: Task): Promise<unknown> {
    const outcome = await threads.run({ workspaceId, episode: transcriptId, signal }, task)
    if (outcome.kind === 'unreadable') throw new UnreadableTranscript(outcome.reason, outcome.message)
    if (outcome.kind === 'refused') throw new EngineRefusal(outcome.code, outcome.message)
    return outcome.value
  }

  const onClip = ({ workspaceId, signal }: Pick<ClipInput, 'workspaceId' | 'signal'>): ReadingFor => ({
    ...{ workspaceId, signal },
    transcriptId: null,
  })

  async function write<Key extends ContentKey>(order: WriteInput<Key>): Promise<Written<Key>> {
    const { contentType, source, brief, revision } = order
    const task: Task = { kind: 'write', contentType, source: pack(source), brief, revision, embedsLines }
    const { content, gap } = (await run(source, task)) as WrittenHere
    return { content: content as ContentByType[Key], by: builtInLabel, gap }
  }

  return {
    check: async (upload, on) => (await run(on, { kind: 'check', ...upload })) as Checked,
    readWordText: async (upload, on) => (await run(on, { kind: 'word', ...upload })) as WordText,
    parse: async (upload, on) => unpackTranscript((await run(on, { kind: 'parse', ...upload })) as PackedTranscript),
    builtIn: {
      key: 'builtin',
      label: builtInLabel,
      needsNotes: async () => false,
      analyze: async ({ source }) => {
        const analysis = (await run(source, { kind: 'analyze', source: pack(source) })) as Analysis
        return { analysis, notes: null }
      },
      write,
      rewrite: async () => {
        throw new EngineRefusal(
          'cannot_follow',
          'The built-in engine can’t rewrite texts. Connect a language model first.',
        )
      },
      writeKit: oneByOne(write),
      writeClip: async (order) => {
        const { content, brief } = order
        const { content: overlays, gap } = (await run(onClip(order), { kind: 'clip', content, brief })) as WrittenHere
        return { overlays: overlays as ClipOverlays, by: builtInLabel, gap }
      },
      trouble: () => null,
      told: async ({ source, brief }) =>
        (await run(source, { kind: 'told', source: pack(source), brief })) as EngineInstructions[],
    },
    prepare: async <Step extends ModelStep>(step: Step, source: Source, input: Parameters<ModelSteps[Step]>[1]) => {
      const task: Task = { kind: 'model', step, source: pack(source), input }
      return (await run(source, task)) as ReturnType<ModelSteps[Step]>
    },
    prepareClip: async <Step extends ModelStep>(
      step: Step,
      clip: Pick<ClipInput, 'workspaceId' | 'content' | 'signal'>,
      input: Parameters<ModelSteps[Step]>[1],
    ) => {
      const task: Task = { kind: 'model_clip', step, content: clip.content, input }
      return (await run(onClip(clip), task)) as ReturnType<ModelSteps[Step]>
    },
    close: threads.close,
  }
}

function pack({ transcriptId, transcript }: Source): PackedSource {
  return { transcriptId, transcript: packTranscript(transcript) }
}

/** Returns the size of a task's text, in characters or bytes. */
function getSize(task: Task): number {
  if ('size' in task) return task.size
  if ('bytes' in task) return task.bytes.length
  return 'source' in task ? task.source.transcript.texts.length : task.content.length
}
