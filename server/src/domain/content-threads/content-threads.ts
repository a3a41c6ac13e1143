import { EditRefusal } from '@podcastai/content-types'
import type { Transcript } from '@podcastai/transcript'
import type { Correction, Pair } from '@podcastai/transcript/corrections'
import type { Source } from '../../platform/engine/engine.ts'
import { packTranscript } from '../../platform/engine/packed-transcript.ts'
import { openTextThreads } from '../../platform/engine/text-threads.ts'
import type { LoadedTranscript, TranscriptSource } from '../transcript/load-transcript.ts'
import type { ContentOutcome, ContentTask, Edit, EditOutcome, Settled, WrittenPart } from './content-tasks.ts'
import type { Placed, PlacedTerm, RequestedCorrection } from './place-correction.ts'

/** The project that the work is for. */
export type WorkFor = Omit<Source, 'transcript'>

/** Work on stored content that takes longer the longer its transcript is. */
export type ContentThreads = {
  /**
   * Returns the content after an edit, and its snapshot. An edit without changes recomputes the derived fields. Threads
   * keep the last transcripts, which are not loaded again.
   * @throws EditRefusal
   * @throws TookTooLong
   */
  settle: (on: WorkFor, transcript: TranscriptSource, edit: Edit) => Promise<Settled>
  /** Returns snapshots of what an engine wrote from this transcript. @throws TookTooLong */
  refer: (on: WorkFor, transcript: LoadedTranscript, parts: WrittenPart[]) => Promise<unknown[]>
  /** Finds the places of the words to correct; `transcript` is the original. @throws TookTooLong */
  place: (
    on: WorkFor,
    transcript: Transcript,
    active: readonly Correction[],
    wish: RequestedCorrection,
  ) => Promise<Placed>
  /** Finds what the terms of a glossary change in an original transcript. @throws TookTooLong */
  placeTerms: (on: WorkFor, transcript: Transcript, terms: readonly Pair[]) => Promise<PlacedTerm[]>
  close: () => Promise<void>
}

/** One thread that a single workspace may occupy, and one for the others. */
const count = 2

/**
 * Opens separate threads that load neither the analysis nor the engine, so that saving an edit does not wait for other
 * content to be generated.
 */
export function openContentThreads(): ContentThreads {
  const filename = new URL('./content-thread.ts', import.meta.url).href
  const threads = openTextThreads<ContentTask, ContentOutcome>({
    ...{ count, filename },
    getSize: ({ transcript }) => transcript?.texts.length ?? 0,
  })
  const run = ({ workspaceId, transcriptId, signal }: WorkFor, task: ContentTask) =>
    threads.run({ workspaceId, episode: transcriptId, signal }, task)

  return {
    settle: async (on, source, edit) => {
      const task = { kind: 'settle' as const, edit }
      const getKey = () => `${on.transcriptId} ${source.revision}`
      const settleLoaded = async () => {
        const { labeled, state } = await source.load()
        return run(on, { ...task, key: getKey(), transcript: packTranscript(labeled), state })
      }
      const settled = (await run(on, { ...task, key: getKey(), transcript: null })) ?? (await settleLoaded())
      const { refusal, ...rest } = settled as EditOutcome
      if (refusal !== null) throw new EditRefusal(refusal)
      return rest as Settled
    },
    refer: async (on, { labeled, state }, parts) =>
      (await run(on, { kind: 'refer', transcript: packTranscript(labeled), state, parts })) as unknown[],
    place: async (on, transcript, active, wish) =>
      (await run(on, {
        ...{ kind: 'place', transcript: packTranscript(transcript), active: [...active], wish },
      })) as Placed,
    placeTerms: async (on, transcript, terms) =>
      (await run(on, {
        ...{ kind: 'placeTerms', transcript: packTranscript(transcript), terms: [...terms] },
      })) as PlacedTerm[],
    close: threads.close,
  }
}
