// Changes how a transcript reads: its words, its speakers, or their names. Content refers to it, so it needs no update.
import { isDeepStrictEqual } from 'node:util'
import { type Analysis, isRunning } from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames, toTurns, transcriptText } from '@podcastai/transcript'
import {
  applySpeakerOverrides,
  correctSegments,
  listSplits,
  type SpeakerOverride,
  splitTurns,
  standing,
  type TurnBreak,
  toPieces,
  withoutSpeakers,
} from '@podcastai/transcript/corrections'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { segments, transcripts } from '../../platform/database/schema.ts'
import {
  breaksAt,
  correctionsAt,
  labelsAt,
  type StoredBreak,
  type StoredCorrection,
  type StoredTurn,
  speakerOverridesAt,
} from '../../platform/database/stored-corrections.ts'
import { heardSegments, labelsIn, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { Source } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { fingerprintSpeakers, isSameTalk, renderAnalysis, takeSpeakers } from './understanding.ts'
import { buildView, loadWordActs } from './view-state.ts'

export type ChangeDeps = {
  db: Connection
  /** Computes how much each speaker talks. */
  analyze: (source: Source) => Promise<Analysis>
}

/** All reads and changes are limited to one workspace, and ignore projects in the trash. */
export type Scope = { workspaceId: string; id: string }

const inScope = ({ workspaceId, id }: Scope) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

const columns = {
  id: transcripts.id,
  workspaceId: transcripts.workspaceId,
  showId: transcripts.showId,
  status: transcripts.status,
  speakerNames: transcripts.speakerNames,
  correctionsRevision: transcripts.correctionsRevision,
  speakersConfirmed: transcripts.speakersConfirmed,
  parseReport: transcripts.parseReport,
  analysis: transcripts.analysis,
  understood: transcripts.understood,
  facts: transcripts.facts,
}

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>

export async function findProject(db: Connection, scope: Scope) {
  const [row] = await db.select(columns).from(transcripts).where(inScope(scope))
  return row ?? null
}

/** Locks the project until the end of the transaction. */
async function lockProject(tx: Connection, scope: Scope): Promise<ProjectRow | null> {
  const [row] = await tx.select(columns).from(transcripts).where(inScope(scope)).for('update')
  return row ?? null
}

/** A transcript before a change: the file's segments with its labels, and the changes to them, newest first. */
export type Before = {
  row: ProjectRow
  heard: Segment[]
  active: StoredCorrection[]
  /** Labels of the file that are words, not speakers. */
  labels: readonly string[]
  given: StoredTurn[]
  breaks: StoredBreak[]
}

/**
 * Reads a transcript before changing it.
 * @throws AppError not_found, or conflict while the project is being processed
 */
export async function readBefore(db: Connection, scope: Scope): Promise<Before> {
  const row = await findProject(db, scope)
  if (!row) throw notFound('project')
  refuseRunning(row)
  const { id, correctionsRevision: revision } = row
  return {
    row,
    heard: await heardSegments(db, id),
    active: await correctionsAt(db, id, revision),
    labels: await labelsAt(db, id, revision),
    given: await speakerOverridesAt(db, id, revision),
    breaks: await breaksAt(db, id, revision),
  }
}

type Turns = {
  heard: readonly Segment[]
  labels: readonly string[]
  given: readonly SpeakerOverride[]
  breaks: readonly TurnBreak[]
}

/** Returns the file's segments after its turns are split and reassigned, before words are corrected. */
export function heardTurns({ heard, labels, given, breaks }: Turns): Segment[] {
  return applySpeakerOverrides(splitTurns(withoutSpeakers(heard, labels), breaks), given)
}

/** Returns the file's segments as they read now. */
export function readNow({ active, ...turns }: Omit<Before, 'row'>): Segment[] {
  return correctSegments(heardTurns(turns), standing(active))
}

function refuseRunning({ status }: ProjectRow) {
  if (!isRunning(status)) return
  throw new AppError(
    'conflict',
    'This project is still being processed. Words and speakers can be changed when it is ready.',
  )
}

/** The parts of a transcript to change; the rest stays. */
export type Change = {
  scope: Scope
  before: Before
  names?: SpeakerNames
  active?: readonly StoredCorrection[]
  labels?: readonly string[]
  given?: readonly StoredTurn[]
  breaks?: readonly StoredBreak[]
  /** Other columns to store. Called with the row as it is when it is stored. */
  columns?: (row: ProjectRow) => Partial<typeof transcripts.$inferInsert>
  /** Runs before the project is locked. */
  first?: (tx: Transaction) => Promise<void>
  /** Runs with the project locked, before anything is stored. `revision` is the new one. */
  keep?: (tx: Transaction, revision: number) => Promise<void>
}

/**
 * Stores a transcript as it reads after a change, with its analysis. Returns false if it changed since `before`: the
 * change then has to be prepared again.
 */
export async function changeTranscript(deps: ChangeDeps, change: Change): Promise<boolean> {
  const { scope, before, first, keep } = change
  const { row } = before
  const revision = row.correctionsRevision + 1
  const after = readAfter(before, change)
  const counted = await countSpeakers(deps, row, after)
  const stored = {
    ...{ content: transcriptText(nameSpeakers(after.pieces, after.names)), speakerNames: after.names },
    correctionsRevision: revision,
    ...(row.parseReport !== null && { parseReport: { ...row.parseReport, ...getCounts(after) } }),
  }
  const store = async (tx: Transaction) => {
    await first?.(tx)
    const now = await lockProject(tx, scope)
    if (!now) throw notFound('project')
    refuseRunning(now)
    const state = (one: ProjectRow) => [one.speakerNames, one.correctionsRevision, one.understood]
    if (!isDeepStrictEqual(state(now), state(row))) throw new ChangedMeanwhile()
    await keep?.(tx, revision)
    await storeSegments(tx, scope.id, after.changed)
    const analysis = await analysisAfter(tx, { row, after, counted, revision })
    await tx
      .update(transcripts)
      .set({ ...stored, ...(analysis && { analysis }), ...change.columns?.(now) })
      .where(eq(transcripts.id, scope.id))
    await announceChange(tx, scope.id)
  }
  return deps.db.transaction(store).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false
      throw error
    },
  )
}

/** Thrown to roll back everything that a transaction has stored. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

/** A segment that now reads differently, and the original from the file. */
type Changed = { heard: Segment; shown: Segment }

type After = {
  heard: Segment[]
  /** The file's segments as they read now, and the same segments as displayed, cut where turns are split. */
  shown: Segment[]
  pieces: Segment[]
  changed: Changed[]
  names: SpeakerNames
  standing: ReturnType<typeof standing>
}

function readAfter(before: Before, change: Change): After {
  const { row, heard } = before
  const { names = row.speakerNames, active = before.active, labels = before.labels } = change
  const { given = before.given, breaks = before.breaks } = change
  const rows = standing(active)
  const shownBefore = readNow(before)
  const shown = correctSegments(heardTurns({ heard, labels, given, breaks }), rows)
  const changed = heard.flatMap((segment, at): Changed[] => {
    const [is, was] = [shown[at] ?? segment, shownBefore[at] ?? segment]
    return isSameSegment(is, was) ? [] : [{ heard: segment, shown: is }]
  })
  return { heard, shown, pieces: toPieces(shown), changed, names, standing: rows }
}

function isSameSegment(one: Segment, other: Segment): boolean {
  if (one === other) return true
  const listParts = ({ marks, opensTurn, splits }: Segment) => [marks, opensTurn, splits]
  return one.text === other.text && one.speaker === other.speaker && isDeepStrictEqual(listParts(one), listParts(other))
}

/** Returns the number of turns, and the speakers with their number of words. */
function getCounts({ heard, pieces }: After) {
  return { turns: toTurns(pieces).length, speakers: labelsIn(pieces, heard) }
}

/**
 * Computes how much each speaker talks, if speakers or turns differ from those when the episode was analyzed; else
 * null.
 */
async function countSpeakers(deps: ChangeDeps, row: ProjectRow, after: After): Promise<Analysis | null> {
  const { pieces, names } = after
  if (row.understood === null || isSameTalk(row, fingerprintSpeakers(pieces, after))) return null
  const transcript = storedTranscript({ ...row, speakerNames: names }, pieces)
  return deps.analyze({ workspaceId: row.workspaceId, transcriptId: row.id, transcript })
}

type Analyzing = { row: ProjectRow; after: After; counted: Analysis | null; revision: number }

async function analysisAfter(tx: Connection, { row, after, counted, revision }: Analyzing): Promise<Analysis | null> {
  if (row.understood === null) return null
  const { names, standing } = after
  const splits = listSplits(after.shown)
  const acts = await loadWordActs(tx, row.id)
  const view = buildView(after.pieces, { revision, names, standing, acts, splits })
  const analysis = renderAnalysis(row, view)
  return analysis && counted ? takeSpeakers(analysis, counted) : analysis
}

/** Stores segments that changed, in one statement. */
async function storeSegments(tx: Connection, transcriptId: string, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  const json = (list: Segment['marks'] | Segment['splits']) => (list ? JSON.stringify(list) : null)
  const isCorrected = ({ heard, shown }: Changed) =>
    heard.text !== shown.text || !isDeepStrictEqual(heard.marks, shown.marks)
  const isGiven = ({ heard, shown }: Changed) => heard.speaker !== shown.speaker
  const column = <Value>(get: (one: Changed) => Value) => sql.param(changed.map(get))
  await tx.execute(sql`
    update ${segments} set text = v.text, marks = v.marks, heard = v.heard, heard_marks = v.heard_marks,
      speaker = v.speaker, is_given = v.is_given, heard_speaker = v.heard_speaker, opens_turn = v.opens_turn,
      splits = v.splits
    from unnest(
      ${column(({ shown }) => shown.id)}::int[], ${column(({ shown }) => shown.text)}::text[],
      ${column(({ shown }) => json(shown.marks))}::jsonb[],
      ${column((one) => (isCorrected(one) ? one.heard.text : null))}::text[],
      ${column((one) => (isCorrected(one) ? json(one.heard.marks) : null))}::jsonb[],
      ${column(({ shown }) => shown.speaker)}::text[], ${column(isGiven)}::bool[],
      ${column((one) => (isGiven(one) ? one.heard.speaker : null))}::text[],
      ${column(({ shown }) => shown.opensTurn ?? false)}::bool[], ${column(({ shown }) => json(shown.splits))}::jsonb[]
    ) as v(position, text, marks, heard, heard_marks, speaker, is_given, heard_speaker, opens_turn, splits)
    where ${segments.transcriptId} = ${transcriptId}::uuid and ${segments.position} = v.position`)
}
