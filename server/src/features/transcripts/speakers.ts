import { isDeepStrictEqual } from 'node:util'
import {
  Analysis,
  isRunning,
  namesake,
  type RequestBody,
  type renameSpeaker as renameCall,
  splitEntries,
} from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames, shownName, transcriptText } from '@podcastai/transcript'
import { applySpeakerOverrides, correctSegments, standing } from '@podcastai/transcript/corrections'
import type { Connection } from '../../platform/database/connection.ts'
import { correctionsAt, speakerOverridesAt, type TranscriptState } from '../../platform/database/stored-corrections.ts'
import { heardSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { Source } from '../../platform/engine/engine.ts'
import { analysisWithSpeakers } from '../../platform/engine/reworded-understanding.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { type StoredReport, toSpeakers } from './parse-reports.ts'
import * as repository from './speakers.repository.ts'
import type { Scope } from './transcripts.repository.ts'

/** Other names for the speakers of a project: what its content has to follow. */
export type NameChange = {
  transcriptId: string
  /** As the file has it, under its own labels. */
  heard: readonly Segment[]
  /** The new names, and the corrections of words and the given turns, which stay as they are. */
  is: TranscriptState
  /** The requested change. */
  renamed: { from: string; to: string }
  authorId: string
}

export type RenameDeps = {
  db: Connection
  /** Computes who speaks how much, after speakers were merged or split. */
  analyze: (source: Source) => Promise<Analysis>
  /**
   * Prepares the project's analysis and content for the new names; nothing is stored yet. `analysis` is null if there
   * is none or if the number of speakers changed. `store` appends the content, and returns false if it changed since.
   * With `hasOtherTurns`, talk times must be computed again; with `keepsMade`, the original analysis still holds.
   */
  prepareRenaming: (change: NameChange) => Promise<Renamed | null>
}

type Renamed = {
  analysis: Analysis | null
  hasOtherTurns: boolean
  keepsMade: boolean
  store: (tx: Connection) => Promise<boolean>
}

type RenameSpeakerInput = RequestBody<typeof renameCall>

/**
 * Renames a speaker everywhere in a project: transcript, analysis, and all content change, or nothing does. Segments
 * keep the file's labels, so that merged speakers can be split again.
 */
export async function renameSpeaker(
  deps: RenameDeps,
  scope: Scope,
  authorId: string,
  order: RenameSpeakerInput,
): Promise<void> {
  await retryOnConflict(() => rename(deps, scope, authorId, order))
}

/** False if names, corrections, or content changed since they were read, because the prepared results are outdated. */
async function rename(deps: RenameDeps, scope: Scope, authorId: string, order: RenameSpeakerInput): Promise<boolean> {
  const row = await repository.findNamed(deps.db, scope)
  if (!row) throw notFound('project')
  const to = newName(row, order)
  if (to === null) return true
  const names = withName(row.speakerNames, order.labels, to)
  const { correctionsRevision: revision, reading } = row
  const heard = await heardSegments(deps.db, scope.id)
  const active = await correctionsAt(deps.db, scope.id, { revision, reading })
  const given = await speakerOverridesAt(deps.db, scope.id, revision)
  const segments = correctSegments(applySpeakerOverrides(heard, given), standing(active))
  const change = { transcriptId: scope.id, heard, is: { names, revision, reading, active, given }, authorId }
  const renaming = await deps.prepareRenaming({ ...change, renamed: { from: order.from, to } })
  if (!renaming) throw notFound('project')
  const analysis = await newAnalysis(deps, { scope, row, names, segments, order, renaming })
  const content = transcriptText(nameSpeakers(segments, names))
  return deps.db.transaction(async (tx) => {
    const now = await repository.lockNamed(tx, scope)
    if (!now) throw notFound('project')
    refuseWhileRunning(now)
    if (!isSameTranscriptState(now, row)) return false
    const isStillThere = segments.some(({ speaker }) => speaker !== null && shownName(names, speaker) === order.from)
    const renamed = (given: string | null) =>
      !isStillThere && given !== null ? withRenamed(given, order.from, to) : given
    const people = { hostName: renamed(now.hostName), guestName: renamed(now.guestName) }
    if (!(await renaming.store(tx))) return false
    const isAnew = analysis !== renaming.analysis
    const kept = isAnew && { analysis, ...(!renaming.keepsMade && { made: null }) }
    await repository.storeNames(tx, scope.id, { names, content, ...people, ...kept })
    return true
  })
}

type RowTranscriptState = Pick<repository.NamedRow, 'speakerNames' | 'correctionsRevision' | 'reading'>

/** Do both have the same names, words and reading? */
function isSameTranscriptState(one: RowTranscriptState, other: RowTranscriptState): boolean {
  const parts = ({ speakerNames, correctionsRevision, reading }: RowTranscriptState) => [
    speakerNames,
    correctionsRevision,
    reading,
  ]
  return isDeepStrictEqual(parts(one), parts(other))
}

/** Names that were given with the upload, with a speaker's new name in place of the old one, whatever its capitals. */
function withRenamed(given: string, from: string, to: string): string {
  const isFrom = (name: string) => name.trim().toLowerCase() === from.trim().toLowerCase()
  const names = splitEntries(given)
  return names.some(isFrom) ? names.map((name) => (isFrom(name) ? to : name)).join(', ') : given
}

function refuseWhileRunning({ status }: repository.NamedRow) {
  if (!isRunning(status)) return
  throw new AppError('conflict', 'This project is still being processed. Speakers can be renamed when it is ready.')
}

/** The new name, in the spelling of a speaker who already has it; null if nothing changes. */
function newName(row: repository.NamedRow, { labels, from, to }: RenameSpeakerInput): string | null {
  refuseWhileRunning(row)
  const report = row.parseReport as StoredReport | null
  const known = new Set(report?.speakers.map(({ label }) => label))
  if (!report || !labels.every((label) => known.has(label))) throw notFound('speaker')
  const shown = [...new Set(labels.map((label) => shownName(row.speakerNames, label)))]
  const name = namesake(toSpeakers(report, row.speakerNames, null), { labels, name: to })?.name ?? to
  if (shown.every((one) => one === name)) return null
  const other = shown.find((one) => one !== from)
  if (other !== undefined)
    throw new AppError(
      'conflict',
      `Someone else already renamed this speaker to “${other}”. Check the name, then rename again if needed.`,
    )
  return name
}

function withName(names: SpeakerNames, labels: readonly string[], to: string): SpeakerNames {
  const others = Object.entries(names).filter(([label]) => !labels.includes(label))
  const given = labels.filter((label) => label !== to).map((label) => [label, to] as const)
  return Object.fromEntries([...others, ...given])
}

type Renaming = {
  scope: Scope
  row: repository.NamedRow
  names: SpeakerNames
  segments: Segment[]
  order: RenameSpeakerInput
  /** With the analysis under the new names. */
  renaming: Renamed
}

/** A new name only changes the name in the analysis. Splitting or merging speakers needs a new analysis. */
async function newAnalysis(
  deps: RenameDeps,
  { scope, row, names, segments, order, renaming: { analysis: renamed, hasOtherTurns } }: Renaming,
): Promise<Analysis | null> {
  if (row.analysis === null) return null
  const analysis = Analysis.parse(row.analysis)
  const samePeople = peopleIn(row, row.speakerNames) === peopleIn(row, names)
  const isHere = samePeople && analysis.speakers.some(({ name }) => name === order.from)
  if (isHere && renamed && !hasOtherTurns) return renamed
  const transcript = storedTranscript({ ...row, speakerNames: names }, segments)
  const fresh = await deps.analyze({ workspaceId: scope.workspaceId, transcriptId: scope.id, transcript })
  return isHere && renamed ? analysisWithSpeakers(renamed, fresh) : fresh
}

function peopleIn({ parseReport }: repository.NamedRow, names: SpeakerNames): number {
  return toSpeakers(parseReport as StoredReport, names, null).length
}
