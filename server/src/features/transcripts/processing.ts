import type { Analysis } from '@podcastai/contracts'
import { type Transcript, transcriptText, UnreadableTranscript, withSpeakerNames } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import type { EngineRefusal, Source } from '../../platform/engine/engine.ts'
import type { ReadingThreads } from '../../platform/engine/reading-threads.ts'
import type { Files } from '../../platform/files/files.ts'
import type { JobHandler } from '../../platform/jobs/jobs.ts'
import * as repository from './processing.repository.ts'

export type ProcessingDeps = {
  db: Connection
  files: Files
  parse: ReadingThreads['parse']
  /** Understands the episode; `refusal` says why the engine will write nothing. */
  analyze: (
    source: Source,
    options: { willWrite: boolean },
  ) => Promise<{ analysis: Analysis; refusal: EngineRefusal | null }>
  /** Writes every content type that is not written yet; a type that fails keeps its reason and stops no other. */
  writeMissingContent: (source: Source, refusal: EngineRefusal | null) => Promise<void>
  /** Content types that were being written when the processing gave up. */
  abandonContent: (transcriptId: string) => Promise<void>
  /** Tells whoever waits for it that the project is ready; within the transaction that says so. */
  tellReady: (tx: Connection, transcriptId: string) => Promise<void>
}

type Row = NonNullable<Awaited<ReturnType<typeof repository.findForProcessing>>>

/**
 * The way of an upload: processing (read the file) → analyzing (understand it, then write the content) → completed.
 * Every step may be repeated: after a crash the job comes again and does over what was not finished.
 */
export function processTranscript(deps: ProcessingDeps): JobHandler<'process-transcript'> {
  return {
    run: async ({ transcriptId }) => {
      const row = await repository.findForProcessing(deps.db, transcriptId)
      if (!row || row.status === 'completed') return
      try {
        await run(deps, row)
      } catch (error) {
        // The stored upload reads no better a second time.
        if (!(error instanceof UnreadableTranscript)) throw error
        await fail(deps, transcriptId, error.message)
      }
    },
    giveUp: ({ transcriptId }) => fail(deps, transcriptId, 'The processing stopped unexpectedly.'),
  }
}

async function fail(deps: ProcessingDeps, transcriptId: string, reason: string) {
  await deps.abandonContent(transcriptId)
  await repository.markFailed(deps.db, transcriptId, reason)
}

async function run(deps: ProcessingDeps, row: Row) {
  const transcript = await read(deps, row)
  const source = { transcriptId: row.id, transcript }
  const { analysis, refusal } = await deps.analyze(source, { willWrite: row.generateAll })
  await repository.storeAnalysis(deps.db, row.id, analysis)
  if (row.generateAll) await deps.writeMissingContent(source, refusal)
  await deps.db.transaction(async (tx) => {
    await repository.markCompleted(tx, row.id)
    await deps.tellReady(tx, row.id)
  })
}

/** Answers the transcript under the names that people gave to its speakers; what is stored keeps the file's labels. */
async function read(deps: ProcessingDeps, row: Row): Promise<Transcript> {
  const transcript = await deps.parse(await deps.files.get(row.fileKey), row.uploadName)
  const named = withSpeakerNames(transcript, row.speakerNames)
  const store = (db: Connection) =>
    repository.storeReading(db, row.id, { transcript, text: transcriptText(named.segments) })
  // Of a first reading nobody sees a part: its text is stored last. A transaction would keep all other calls of the
  // embedded database waiting, which has one session; only a second reading, which replaces one in use, is worth it.
  await (row.content === '' ? store(deps.db) : deps.db.transaction(store))
  return named
}
