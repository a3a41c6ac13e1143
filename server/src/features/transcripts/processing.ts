import { createHash } from 'node:crypto'
import {
  type LeftOutSegments,
  type Segment,
  type Transcript,
  transcriptText,
  UnreadableTranscript,
  withLeftOut,
  withSparseMarks,
  withSpeakerNames,
} from '@podcastai/transcript'
import { toPieces } from '@podcastai/transcript/corrections'
import { type AbortOnDeleteDeps, abortOnDelete, ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { type EngineRefusal, type Source, TookTooLong } from '../../platform/engine/engine.ts'
import { decodeTranscript } from '../../platform/engine/packed-transcript.ts'
import type { ReadingThreads } from '../../platform/engine/reading-threads.ts'
import type { Files } from '../../platform/files/files.ts'
import { getParsedKey } from '../../platform/files/upload-keys.ts'
import type { JobHandler } from '../../platform/jobs/jobs.ts'
import { countLeftOut } from './parse-reports.ts'
import * as repository from './processing.repository.ts'

export type ProcessingDeps = AbortOnDeleteDeps & {
  files: Files
  parse: ReadingThreads['parse']
  /**
   * Applies the show's glossary to a parsed upload, or the stored corrections if there are any.
   * @throws TookTooLong
   */
  correctReading: (reading: {
    id: string
    workspaceId: string
    showId: string
    wasRead: boolean
    transcript: Transcript
    leftOut: readonly LeftOutSegments[]
    signal: AbortSignal
  }) => Promise<{ segments: Segment[]; store: (db: Connection) => Promise<void> }>
  /** Analyzes the episode and stores the result; returns why the engine will write nothing, or null. */
  analyze: (source: Source, options: { willWrite: boolean }) => Promise<EngineRefusal | null>
  /** Writes every missing content type. A type that fails keeps its reason and doesn't stop the others. */
  writeMissingContent: (source: Source, refusal: EngineRefusal | null) => Promise<void>
  /** Marks the content types as failed that were being written when processing gave up. */
  abandonContent: (transcriptId: string) => Promise<void>
  /** Notifies users who asked for it that the project is ready; runs in the transaction that marks it so. */
  tellReady: (tx: Connection, transcriptId: string) => Promise<void>
}

/** Transcripts with more characters are stored one at a time: the rows of one take over a hundred megabytes. */
const largeUploadLength = 3_000_000
const largeUploads = oneAtATime()

type Row = NonNullable<Awaited<ReturnType<typeof repository.findForProcessing>>>

/**
 * Upload pipeline: processing (parse the file) → analyzing (analyze it, then generate the content) → completed. Every
 * step is repeatable: after a crash, the job runs again and redoes what was not finished.
 */
export function processTranscript(deps: ProcessingDeps): JobHandler<'process-transcript'> {
  // A project that was deleted and restored may briefly have two jobs. In parallel they would generate everything
  // twice; in sequence, the second finds it done.
  const inTurn = oneAtATime()
  return {
    run: ({ transcriptId }) => inTurn(transcriptId, () => process(deps, transcriptId)),
    giveUp: ({ transcriptId }) => fail(deps, transcriptId, 'The processing stopped unexpectedly.'),
  }
}

async function process(deps: ProcessingDeps, transcriptId: string) {
  const row = await repository.findForProcessing(deps.db, transcriptId)
  if (!row || row.status === 'completed') return
  try {
    await abortOnDelete(deps, transcriptId, (signal) => run(deps, row, signal))
  } catch (error) {
    // If the project is restored from the trash, its processing continues from here.
    if (error instanceof ProjectDeleted) return
    // Parsing the stored upload again would give the same result, and no faster.
    if (!(error instanceof UnreadableTranscript || error instanceof TookTooLong)) throw error
    await fail(deps, transcriptId, error.message)
  }
}

/** Returns a function that runs work with the same key one after the other. */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.catch(() => {}).then(work)
    last.set(key, own)
    return own.finally(() => {
      if (last.get(key) === own) last.delete(key)
    })
  }
}

async function fail(deps: ProcessingDeps, transcriptId: string, reason: string) {
  await deps.abandonContent(transcriptId)
  await repository.markFailed(deps.db, transcriptId, reason)
}

async function run(deps: ProcessingDeps, row: Row, signal: AbortSignal) {
  const transcript = await readInTurn(deps, row, signal)
  const source = { workspaceId: row.workspaceId, transcriptId: row.id, transcript, signal }
  const refusal = await deps.analyze(source, { willWrite: row.generateAll })
  if (row.generateAll) await deps.writeMissingContent(source, refusal)
  await deps.db.transaction(async (tx) => {
    await repository.markCompleted(tx, row.id)
    await deps.tellReady(tx, row.id)
  })
}

async function readInTurn(deps: ProcessingDeps, row: Row, signal: AbortSignal): Promise<Transcript> {
  const transcript = (await findParsed(deps, row)) ?? (await parseUpload(deps, row, signal))
  const work = () => storeTranscript(deps, row, { transcript, signal })
  const length = transcript.segments.reduce((sum, { text }) => sum + text.length, 0)
  const named = await (length > largeUploadLength ? largeUploads('any', work) : work())
  await deps.files.remove(getParsedKey(row.fileKey))
  return named
}

/** Returns the transcript that the upload's request parsed; null if it was stored already. */
async function findParsed({ files }: ProcessingDeps, row: Row): Promise<Transcript | null> {
  if (row.wasRead) return null
  const encoded = await files.find(getParsedKey(row.fileKey))
  return encoded && decodeTranscript(encoded)
}

async function parseUpload(deps: ProcessingDeps, row: Row, signal: AbortSignal): Promise<Transcript> {
  const bytes = await deps.files.get(row.fileKey)
  // Storage can return a truncated file without an error. Projects from before hashes were stored have none.
  const isWhole = row.fileHash === null || createHash('sha256').update(bytes).digest('hex') === row.fileHash
  if (!isWhole) throw new Error('the file storage sent other bytes than were uploaded')
  const upload = { bytes, filename: row.uploadName }
  return deps.parse(upload, { workspaceId: row.workspaceId, transcriptId: row.id, signal })
}

/** Stores the corrected transcript under the current speaker names, and returns it. The original is kept. */
async function storeTranscript(
  deps: ProcessingDeps,
  row: Row,
  { transcript: parsed, signal }: { transcript: Transcript; signal: AbortSignal },
): Promise<Transcript> {
  const whole = withLeftOut(parsed)
  // Ids of segments stay: what an earlier release left out isn't in projects that it parsed.
  const isSame = !row.wasRead || countLeftOut(row.parseReport) === whole.leftOut.flatMap((one) => one.segments).length
  const { transcript: timed, leftOut } = isSame ? whole : { transcript: parsed, leftOut: [] }
  const transcript = { ...timed, segments: timed.segments.map(withSparseMarks) }
  const corrected = await deps.correctReading({ ...row, transcript, leftOut, signal })
  const pieces = toPieces(corrected.segments)
  const labels = pieces.map(({ speaker }) => speaker).filter((label) => label !== null)
  const named = withSpeakerNames({ ...transcript, segments: pieces, speakers: [...new Set(labels)] }, row.speakerNames)
  const store = (db: Connection) => {
    const text = transcriptText(named.segments)
    const shown = corrected.segments
    const reading = { transcript, timed: timed.segments, leftOut, shown, text, keepCorrections: corrected.store }
    return repository.storeReading(db, row.id, reading)
  }
  // A first reading needs no transaction: its text is stored last, so no one sees a part of it. A transaction would
  // block the embedded database's only session; it is needed only when a transcript in use is replaced.
  await (row.wasRead ? deps.db.transaction(store) : store(deps.db))
  return named
}
