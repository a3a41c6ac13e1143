// Content follows its transcript: when a speaker is renamed, a turn gets another speaker, or words are corrected.

import { isDeepStrictEqual } from 'node:util'
import type { EpisodeNotes } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { Segment, SpeakerReading } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import type { StoredReading, TranscriptState, TranscriptStateKey } from '../../platform/database/stored-corrections.ts'
import type { CorrectedParts } from '../../platform/engine/corrected-parts.ts'
import { AppError } from '../../platform/http/app-error.ts'
import * as repository from './content.repository.ts'
import { goneAfterMs } from './generating.ts'
import * as generations from './generations.repository.ts'
import { getItemMarks } from './marks.ts'
import { type CommentAnchor, movedAnchors } from './moved-anchors.ts'
import { storedNotes } from './notes.ts'
import {
  hasOtherReading,
  isSameActs,
  loadTranscriptState,
  noParts,
  readTranscriptState,
  type TranscriptStateDeps,
  toStateColumns,
  toStateKey,
  toTranscriptState,
} from './transcript-state.ts'

export type ContentUpdateDeps = TranscriptStateDeps & {
  /** The comments on items of a project: they follow the items that they are about. */
  anchors: {
    list: (db: Connection, transcriptId: string) => Promise<CommentAnchor[]>
    store: (tx: Connection, transcriptId: string, moved: readonly CommentAnchor[]) => Promise<void>
  }
}

/** Another wording of a transcript, which is not stored yet. */
export type Change = {
  transcriptId: string
  /** The original transcript, under its own labels, in the reading that applies after the change. */
  heard: readonly Segment[]
  is: TranscriptState
  authorId: string
  renamed?: { from: string; to: string }
  corrected?: { heard: string; written: string; undone?: true; speaker?: true }
  /** The new reading of doubtful names. */
  reread?: SpeakerReading
}

/** The updates to all content of a project after a transcript change, before any of it is stored. */
export type ContentUpdatePlan = {
  /** Null if there is none, or if the number of speakers changed: then it must be made again. */
  analysis: Analysis | null
  /** Turns have other speakers than when the analysis was made, so its talk times must be computed again. */
  hasOtherTurns: boolean
  /** The original analysis is kept, so that undoing the changes since restores it. */
  keepsMade: boolean
  /**
   * Stores the updates, and a version of every type that changes, under its previous author. Call it in a transaction
   * that holds the project's lock. False if any of it changed since the plan was made.
   */
  store: (tx: Connection) => Promise<boolean>
}

/**
 * Plans how a project's content changes with its transcript. Content is always derived from the version that was
 * written, not from a derived one, so undoing a change restores the exact text. Nothing is stored yet; null if the
 * project is gone. @throws TookTooLong
 */
export async function planContentUpdates(deps: ContentUpdateDeps, change: Change): Promise<ContentUpdatePlan | null> {
  const before = await readBefore(deps, change.transcriptId)
  if (!before) return null
  const after = await updateContent(deps, before, change)
  const { is, authorId, renamed = null, corrected = null, reread = null } = change

  async function store(tx: Connection): Promise<boolean> {
    if (reread) await refuseWhileWritten(tx, change.transcriptId)
    if (!(await isUnchanged(deps, tx, before as Before))) return false
    await repository.storeFollowed(tx, change.transcriptId, after)
    for (const { newest } of (before as Before).contents) {
      const content = after.contents.get(newest.contentType)
      if (isDeepStrictEqual(content, newest.content)) continue
      const { transcriptId, contentType, origin, engine, gap, pinned, editedItems } = newest
      const kept = { transcriptId, contentType, origin, engine, gap, pinned, editedItems }
      const follows = { ...toStateColumns(is), renamed, corrected, reread }
      await repository.insertVersion(tx, { ...kept, ...follows, content, authorId })
    }
    await deps.anchors.store(tx, change.transcriptId, after.anchors)
    return true
  }

  const keepsMade = after.made !== null && after.made.analysis !== null
  return { analysis: after.analysis, hasOtherTurns: after.hasOtherTurns, keepsMade, store }
}

/** Content that is being written depends on the current reading. @throws AppError conflict */
async function refuseWhileWritten(tx: Connection, transcriptId: string): Promise<void> {
  if (!(await generations.isBeingWritten(tx, transcriptId, goneAfterMs))) return
  throw new AppError('conflict', 'Content of this project is being written. Please choose again when it is ready.')
}

/** The newest version of a type, and the written version it derives from: itself, if it was not derived. */
type Content = {
  newest: repository.NewestVersion
  written: repository.NewestVersion
  editedItems: readonly string[]
}

type Before = { owner: repository.Owner; contents: Content[]; anchors: CommentAnchor[] }

async function readBefore({ db, anchors }: ContentUpdateDeps, transcriptId: string): Promise<Before | null> {
  const owner = await repository.findOwnerById(db, transcriptId)
  if (!owner) return null
  const newest = await repository.newestVersions(db, transcriptId)
  const written = await repository.writtenVersions(db, transcriptId)
  const contents: Content[] = []
  for (const version of newest) {
    const { edited: editedItems } = await getItemMarks(db, version)
    const from = written.find(({ contentType }) => contentType === version.contentType) ?? version
    contents.push({ newest: version, written: from, editedItems })
  }
  return { owner, contents, anchors: await anchors.list(db, transcriptId) }
}

/** Whether everything that was read is still what is stored. */
async function isUnchanged({ anchors }: ContentUpdateDeps, tx: Connection, before: Before): Promise<boolean> {
  const { owner } = before
  const now = await repository.findOwnerById(tx, owner.id)
  const parts = ({ analysis, engineNotes, made }: repository.Owner) => ({ analysis, engineNotes, made })
  if (!now || !isDeepStrictEqual(parts(now), parts(owner))) return false
  const newest = before.contents.map((content) => content.newest)
  const numbers = await repository.newestNumbers(tx, owner.id)
  if (numbers.length !== newest.length || !repository.areAmong(numbers, newest)) return false
  return isDeepStrictEqual(await anchors.list(tx, owner.id), before.anchors)
}

type Understood = Pick<CorrectedParts, 'analysis' | 'notes'>

type MadeFrom = { revision: number; reading: StoredReading }

type After = Understood & {
  made: (Understood & MadeFrom) | null
  hadNotes: boolean
  hasOtherTurns: boolean
  contents: Map<string, unknown>
  /** Those that moved. */
  anchors: CommentAnchor[]
}

async function updateContent(deps: ContentUpdateDeps, before: Before, { heard, is }: Change): Promise<After> {
  const { owner } = before
  const about = { owner, heard }
  const made = getBaseAnalysis(owner)
  const underMade = { ...toStateKey(owner), revision: made.revision, reading: made.reading }
  const after: After = {
    ...{ ...noParts, made: null, hadNotes: made.notes !== null, hasOtherTurns: false },
    ...{ contents: new Map(), anchors: [] },
  }
  for (const { was: under, contents } of byTranscriptState(before.contents, underMade)) {
    const was = await loadTranscriptState(deps.db, owner.id, under)
    const isMade = isDeepStrictEqual(under, underMade)
    const parts = contents.map(({ written, editedItems }) => toPart(written, editedItems))
    const written = { ...noParts, contents: parts, ...(isMade && understoodIn(made)) }
    const reworked = await toTranscriptState(deps, about, { was, is }, written)
    for (const { contentType, content } of reworked.contents) after.contents.set(contentType, content)
    if (!isMade) continue
    Object.assign(after, understoodIn(reworked))
    after.hasOtherTurns = hasOtherReading(was, is) || !isSameActs(was.given, is.given)
    if (isSameActs(was.active, is.active) && !after.hasOtherTurns) continue
    // The original, under the current names.
    const names = { was, is: { ...was, names: is.names } }
    const asMade = { owner, heard: readTranscriptState(heard, { was: is, is: was }) }
    const named = await toTranscriptState(deps, asMade, names, { ...noParts, ...understoodIn(made) })
    after.made = { ...understoodIn(named), revision: made.revision, reading: was.reading }
  }
  const newest = before.contents.map((one) => toPart(one.newest, one.editedItems))
  after.anchors = await movedAnchors(deps, { owner, contents: newest, anchors: before.anchors }, { heard, is })
  return after
}

const toPart = ({ contentType, content }: repository.NewestVersion, editedItems: readonly string[]) => ({
  ...{ contentType, content, editedItems },
})

const understoodIn = ({ analysis, notes }: Understood): Understood => ({ analysis, notes })

/** Analysis and notes as they were made, with the revision and the reading that they were made under. */
function getBaseAnalysis(owner: repository.Owner): Understood & MadeFrom {
  const { made, correctionsRevision: revision, reading } = owner
  if (!made) return { analysis: owner.analysis as Analysis | null, notes: storedNotes(owner), revision, reading }
  return {
    analysis: made.analysis as Analysis | null,
    notes: made.notes as EpisodeNotes | null,
    revision: made.revision,
    reading: made.reading ?? reading,
  }
}

/** Groups content by its transcript state, one thread task per group; `made` is the analysis's state. */
function byTranscriptState(
  contents: readonly Content[],
  made: TranscriptStateKey,
): { was: TranscriptStateKey; contents: Content[] }[] {
  const groups = Map.groupBy(contents, ({ written }) => JSON.stringify(toStateKey(written)))
  const all = new Map([[JSON.stringify(made), [] as Content[]], ...groups])
  return [...all].map(([key, some]) => ({ was: JSON.parse(key) as TranscriptStateKey, contents: some }))
}
