// "Are these the speakers?": if the names in a file are doubtful, users choose how to read them.
import { isDeepStrictEqual } from 'node:util'
import { type Analysis, type chooseReading as chooseCall, isRunning, type RequestBody } from '@podcastai/contracts'
import { nameSpeakers, readAs, type Segment, type SpeakerReading, transcriptText } from '@podcastai/transcript'
import { applySpeakerOverrides, correctSegments, standing } from '@podcastai/transcript/corrections'
import type { Connection } from '../../platform/database/connection.ts'
import { correctionsAt, speakerOverridesAt, type TranscriptState } from '../../platform/database/stored-corrections.ts'
import { heardSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { Source } from '../../platform/engine/engine.ts'
import { analysisThatFollows } from '../../platform/engine/reworded-understanding.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { getCounts, type StoredReport } from './parse-reports.ts'
import * as repository from './reading.repository.ts'
import type { Scope } from './transcripts.repository.ts'

/** Another reading of a transcript: what its content has to follow. */
export type ReadingChange = {
  transcriptId: string
  /** As the file has it, read the new way, under its own labels. */
  heard: readonly Segment[]
  is: TranscriptState
  reread: SpeakerReading
  authorId: string
}

export type ReadingDeps = {
  db: Connection
  /** Computes who speaks how much under the new speakers. */
  analyze: (source: Source) => Promise<Analysis>
  /**
   * Prepares the project's analysis and content for the new reading; nothing is stored yet. `store` saves the content,
   * and returns false if it changed since, or throws a conflict while content is being generated. With `hasOtherTurns`,
   * the analysis's talk times must be computed again.
   */
  prepareRereading: (change: ReadingChange) => Promise<{
    analysis: Analysis | null
    hasOtherTurns: boolean
    store: (tx: Connection) => Promise<boolean>
  } | null>
}

type ChooseReadingInput = RequestBody<typeof chooseCall>

/**
 * Reads a transcript as the user chose. Text, analysis, and all content change, or nothing does. The words stay in
 * place, so passages, comments, and corrections keep their positions. @throws AppError
 */
export async function chooseReading(
  deps: ReadingDeps,
  scope: Scope,
  authorId: string,
  order: ChooseReadingInput,
): Promise<void> {
  await retryOnConflict(() => choose(deps, scope, authorId, order))
}

/** False if the project changed since it was read, because the prepared results are outdated. */
async function choose(deps: ReadingDeps, scope: Scope, authorId: string, order: ChooseReadingInput): Promise<boolean> {
  const row = await repository.findRead(deps.db, scope)
  if (!row) throw notFound('project')
  const was = getReading(row, order)
  return was === order.reading
    ? confirm(deps, scope, order)
    : reread(deps, { scope, authorId, row, was, is: order.reading })
}

/** What we took for likelier is right: only that is kept. */
function confirm({ db }: ReadingDeps, scope: Scope, order: ChooseReadingInput): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = await repository.lockRead(tx, scope)
    if (!now) throw notFound('project')
    if (getReading(now, order) !== order.reading) return false
    await repository.storeChoice(tx, scope.id)
    return true
  })
}

type Rereading = {
  scope: Scope
  authorId: string
  row: repository.ReadRow
  was: SpeakerReading
  is: SpeakerReading
}

async function reread(deps: ReadingDeps, { scope, authorId, row, was, is }: Rereading): Promise<boolean> {
  const { speakerNames: names, correctionsRevision: revision } = row
  const heard = readAs(await heardSegments(deps.db, scope.id), { was, is })
  const active = await correctionsAt(deps.db, scope.id, { revision, reading: is })
  const given = await speakerOverridesAt(deps.db, scope.id, revision)
  const shown = correctSegments(applySpeakerOverrides(heard, given), standing(active))
  const wording = { names, revision, reading: is, active, given }
  const change = { transcriptId: scope.id, heard, is: wording, reread: is, authorId }
  const updatePlan = await deps.prepareRereading(change)
  if (!updatePlan) throw notFound('project')
  const { workspaceId, id: transcriptId } = scope
  const { analysis: followed, hasOtherTurns } = updatePlan
  const analysis = await analysisThatFollows(row.analysis, { followed, hasOtherTurns }, () =>
    deps.analyze({ workspaceId, transcriptId, transcript: storedTranscript(row, shown) }),
  )
  return deps.db.transaction(async (tx) => {
    const now = await repository.lockRead(tx, scope)
    if (!now) throw notFound('project')
    refuseWhileRunning(now)
    if (!isDeepStrictEqual(now, row)) return false
    if (!(await updatePlan.store(tx))) return false
    await repository.storeReading(tx, scope.id, {
      segments: { heard, shown },
      reading: is,
      content: transcriptText(nameSpeakers(shown, names)),
      parseReport: { ...(row.parseReport as StoredReport), ...getCounts(heard, shown) },
      analysis,
    })
    return true
  })
}

/** How the project is read now. @throws AppError conflict */
function getReading(row: repository.ReadRow, { seen }: ChooseReadingInput): SpeakerReading {
  refuseWhileRunning(row)
  const { reading, readingChosen } = row
  if (reading === null) throw new AppError('conflict', 'There is only one way to read this file.')
  if ((readingChosen ? reading : null) !== seen) {
    throw new AppError('conflict', 'Someone else already answered this. Check the updated transcript.')
  }
  return reading
}

function refuseWhileRunning({ status }: repository.ReadRow) {
  if (!isRunning(status)) return
  throw new AppError('conflict', 'This project is still being processed. You can say who speaks when it is ready.')
}
