import { EditRefusal } from '@podcastai/content-types'
import type { Correction, Pair } from '@podcastai/transcript/corrections'
import type {
  ContentOutcome,
  ContentTask,
  Edit,
  EditOutcome,
  NamedParts,
  NewNames,
  OtherTurns,
} from './content-tasks.ts'
import type { CorrectedParts, WordChange } from './corrected-parts.ts'
import type { Source } from './engine.ts'
import { packTranscript } from './packed-transcript.ts'
import type { Placed, PlacedTerm, RequestedCorrection } from './place-correction.ts'
import type { ReadingChange } from './reread-parts.ts'
import { openTextThreads } from './text-threads.ts'

/** Work on saved content that grows with its transcript. */
export type ContentThreads = {
  /**
   * The content after an edit. An edit without changes recomputes the derived fields.
   * @throws EditRefusal @throws TookTooLong
   */
  settle: (source: Source, edit: Edit) => Promise<unknown>
  /** What was written, under other names of speakers; `source` is under the file's labels. @throws TookTooLong */
  rename: (source: Source, names: NewNames, parts: NamedParts) => Promise<NamedParts>
  /**
   * Content under other speaker overrides; `source` has the file's labels. The analysis's talk times must be computed
   * again. @throws TookTooLong
   */
  give: (source: Source, turns: OtherTurns, parts: NamedParts) => Promise<NamedParts>
  /** Places of the words to correct; `source` is the original transcript. @throws TookTooLong */
  place: (source: Source, active: readonly Correction[], wish: RequestedCorrection) => Promise<Placed>
  /** What the terms of a glossary change in a transcript as it was heard. @throws TookTooLong */
  placeTerms: (source: Source, terms: readonly Pair[]) => Promise<PlacedTerm[]>
  /**
   * What was written under some corrections of the transcript, under others; `source` is as it was heard, under the
   * labels of who speaks now. Content that does not change is as it was given. @throws TookTooLong
   */
  correct: (source: Source, change: WordChange, parts: CorrectedParts) => Promise<CorrectedParts>
  /**
   * What was written under one reading of doubtful names, under the other one; `source` is as it was heard and as it is
   * read from now on, under the file's labels. @throws TookTooLong
   */
  reread: (source: Source, change: ReadingChange, parts: CorrectedParts) => Promise<CorrectedParts>
  close: () => Promise<void>
}

/** One that a workspace may fill, and one for the others. */
const count = 2

/**
 * Separate threads that load neither the analysis nor the engine, so that saving an edit does not wait for other
 * content to be generated.
 */
export function openContentThreads(): ContentThreads {
  const filename = new URL('./content-thread.ts', import.meta.url).href
  const threads = openTextThreads<ContentTask, ContentOutcome>({
    ...{ count, filename },
    getSize: ({ transcript }) => transcript.texts.length,
  })
  const run = ({ workspaceId, transcriptId, signal }: Source, task: ContentTask) =>
    threads.run({ workspaceId, episode: transcriptId, signal }, task)

  return {
    settle: async (source, edit) => {
      const task: ContentTask = { kind: 'settle', transcript: packTranscript(source.transcript), edit }
      const { content, refusal } = (await run(source, task)) as EditOutcome
      if (refusal !== null) throw new EditRefusal(refusal)
      return content
    },
    rename: async (source, names, parts) => {
      const transcript = packTranscript(source.transcript)
      return (await run(source, { kind: 'rename', transcript, names, parts })) as NamedParts
    },
    give: async (source, turns, parts) => {
      const transcript = packTranscript(source.transcript)
      return (await run(source, { kind: 'give', transcript, turns, parts })) as NamedParts
    },
    place: async (source, active, wish) => {
      const transcript = packTranscript(source.transcript)
      return (await run(source, { kind: 'place', transcript, active: [...active], wish })) as Placed
    },
    placeTerms: async (source, terms) => {
      const transcript = packTranscript(source.transcript)
      return (await run(source, { kind: 'placeTerms', transcript, terms: [...terms] })) as PlacedTerm[]
    },
    correct: async (source, change, parts) => {
      const transcript = packTranscript(source.transcript)
      return (await run(source, { kind: 'correct', transcript, change, parts })) as CorrectedParts
    },
    reread: async (source, change, parts) => {
      const transcript = packTranscript(source.transcript)
      return (await run(source, { kind: 'reread', transcript, change, parts })) as CorrectedParts
    },
    close: threads.close,
  }
}
