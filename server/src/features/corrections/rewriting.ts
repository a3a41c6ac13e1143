// A transcript under other corrections of its words or other speakers of its turns, with all that follows from it.
import { isDeepStrictEqual } from 'node:util'
import { type Analysis, isRunning } from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames, transcriptText } from '@podcastai/transcript'
import { applySpeakerOverrides, correctSegments, standing } from '@podcastai/transcript/corrections'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import {
  correctionsAt,
  type StoredCorrection,
  type StoredTurn,
  speakerOverridesAt,
  type TranscriptState,
} from '../../platform/database/stored-corrections.ts'
import { heardSegments, labelsIn, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { Source } from '../../platform/engine/engine.ts'
import { analysisThatFollows } from '../../platform/engine/reworded-understanding.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as repository from './corrections.repository.ts'

/** Other words in a transcript, or other speakers: what everything that was written of it has to follow. */
export type WordsChange = {
  transcriptId: string
  /** As the file has it, under its own labels. */
  heard: readonly Segment[]
  is: TranscriptState
  /** `speaker`: a turn went from the one to the other, and no words changed. */
  corrected: { heard: string; written: string; undone?: true; speaker?: true }
  authorId: string
}

export type RewritingDeps = {
  db: Connection
  /**
   * Prepares the project's analysis and content for the new words and speakers; nothing is stored yet. `store` saves
   * the content, and returns false if it changed since. With `hasOtherTurns`, the analysis's talk times must be
   * computed again.
   */
  prepareCorrecting: (change: WordsChange) => Promise<{
    analysis: Analysis | null
    hasOtherTurns: boolean
    store: (tx: Connection) => Promise<boolean>
  } | null>
  /** Computes who speaks how much. */
  analyze: (source: Source) => Promise<Analysis>
}

export type Before = {
  row: repository.ProjectRow
  heard: Segment[]
  active: StoredCorrection[]
  given: StoredTurn[]
}

/** @throws AppError not_found, or conflict while the project is being processed */
export async function readBefore(db: Connection, scope: repository.Scope): Promise<Before> {
  const row = await repository.findProject(db, scope)
  if (!row) throw notFound('project')
  refuseWhileRunning(row)
  const { id, correctionsRevision: revision, reading } = row
  return {
    row,
    heard: await heardSegments(db, id),
    active: await correctionsAt(db, id, { revision, reading }),
    given: await speakerOverridesAt(db, id, revision),
  }
}

function refuseWhileRunning({ status }: repository.ProjectRow) {
  if (!isRunning(status)) return
  throw new AppError(
    'conflict',
    'This project is still being processed. Words and speakers can be corrected when it is ready.',
  )
}

type Rewriting = {
  scope: repository.Scope
  before: Before
  /** The new speaker names, if they change. */
  names?: SpeakerNames
  /** The corrections that count from now on, newest first. */
  active: readonly StoredCorrection[]
  /** The same of turns. */
  given: readonly StoredTurn[]
  corrected: WordsChange['corrected']
  authorId: string
  /** Runs before the project is locked. */
  first?: (tx: Transaction) => Promise<void>
  /** Stores what the corrections are from this revision on. */
  keep: (tx: Transaction, revision: number) => Promise<void>
}

/**
 * Stores a transcript under other corrections, with everything derived from it. False if speakers, corrections, or
 * content changed since `before`, because the prepared results are outdated.
 */
export async function rewrite(deps: RewritingDeps, rewriting: Rewriting): Promise<boolean> {
  const { scope, before, active, given, corrected, authorId, first, keep } = rewriting
  const { row, heard } = before
  const names = rewriting.names ?? row.speakerNames
  const revision = row.correctionsRevision + 1
  const is = { names, revision, reading: row.reading, active, given }
  const updatePlan = await deps.prepareCorrecting({ transcriptId: scope.id, heard, is, corrected, authorId })
  if (!updatePlan) throw notFound('project')
  const shownBefore = correctSegments(applySpeakerOverrides(heard, before.given), standing(before.active))
  const shown = correctSegments(applySpeakerOverrides(heard, given), standing(active))
  const { analysis: followed, hasOtherTurns } = updatePlan
  const analysis = await analysisThatFollows(row.analysis, { followed, hasOtherTurns }, () => {
    const transcript = storedTranscript({ ...row, speakerNames: names }, shown)
    return deps.analyze({ workspaceId: row.workspaceId, transcriptId: row.id, transcript })
  })
  const stored = {
    changed: changedIn({ heard, was: shownBefore, is: shown }),
    content: transcriptText(nameSpeakers(shown, names)),
    speakerNames: names,
    correctionsRevision: revision,
    ...(analysis && { analysis }),
    ...(row.parseReport !== null && {
      parseReport: { ...row.parseReport, speakers: labelsIn(applySpeakerOverrides(heard, given), heard) },
    }),
  }
  const store = async (tx: Transaction) => {
    await first?.(tx)
    const now = await repository.lockProject(tx, scope)
    if (!now) throw notFound('project')
    refuseWhileRunning(now)
    const wording = (one: repository.ProjectRow) => [one.speakerNames, one.correctionsRevision, one.reading]
    const isAsRead = isDeepStrictEqual(wording(now), wording(row))
    if (!isAsRead || !(await updatePlan.store(tx))) throw new ChangedMeanwhile()
    await keep(tx, revision)
    await repository.storeTranscriptState(tx, scope.id, stored)
  }
  return deps.db.transaction(store).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false
      throw error
    },
  )
}

/** Takes everything back that a transaction has stored. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

type Readings = { heard: readonly Segment[]; was: readonly Segment[]; is: readonly Segment[] }

function changedIn({ heard, was, is }: Readings): repository.Reworded[] {
  return heard.flatMap((segment, at) => {
    const shown = is[at] ?? segment
    const before = was[at] ?? segment
    const isSameText = shown.text === before.text && isDeepStrictEqual(shown.marks, before.marks)
    const isSame = shown === before || (isSameText && shown.speaker === before.speaker)
    return isSame ? [] : [{ heard: segment, shown }]
  })
}
