import { abandonContent, type WritingDeps, writeMissingContent } from './features/content/writing.ts'
import { processTranscript } from './features/transcripts/processing.ts'
import type { Connection } from './platform/database/connection.ts'
import type { Engine } from './platform/engine/engine.ts'
import type { ReadingThreads } from './platform/engine/reading-threads.ts'
import type { Files } from './platform/files/files.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

export type WorkerDeps = {
  db: Connection
  jobs: Jobs
  files: Files
  engine: Engine
  parse: ReadingThreads['parse']
  logFailure: WritingDeps['logFailure']
}

/** Takes on what the calls have put off. */
export async function startWorker(deps: WorkerDeps): Promise<void> {
  const { jobs, ...rest } = deps
  const processing = processTranscript({
    ...rest,
    writeMissingContent: (source) => writeMissingContent(deps, source),
    abandonContent: (transcriptId) => abandonContent(deps, transcriptId),
  })
  await jobs.work('process-transcript', processing)
}
