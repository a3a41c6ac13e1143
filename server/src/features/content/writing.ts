import { isDeepStrictEqual } from 'node:util'
import {
  assignIds,
  type ContentByType,
  type ContentKey,
  contentTypeKeys,
  type EpisodeNotes,
  getContentType,
  listPlaces,
  valueAt,
} from '@podcastai/content-types'
import type { TranscriptView } from '@podcastai/content-types/server'
import {
  readVersion,
  readVersions,
  renderSnapshot,
  renderVersion,
  type Version,
} from '../../domain/content/read-content.ts'
import type { ContentThreads, WorkFor } from '../../domain/content-threads/content-threads.ts'
import {
  createSource,
  type LoadedTranscript,
  loadTranscript,
  viewTranscript,
  withNames,
} from '../../domain/transcript/load-transcript.ts'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import type { Connection } from '../../platform/database/connection.ts'
import {
  type Engine,
  EngineInterrupted,
  EngineRefusal,
  type KitOfTypes,
  type Revision,
  type Source,
  type Written,
} from '../../platform/engine/engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { type AnalyzingDeps, notesFor } from './analyzing.ts'
import { briefFor } from './brief.ts'
import * as repository from './content.repository.ts'
import { listFormats } from './formats.ts'
import * as generations from './generations.repository.ts'
import { getMarks } from './marks.ts'
import { mergeWritten } from './merging.ts'
import { openLedger } from './usage.ts'

export type WritingDeps = AnalyzingDeps & { contents: Pick<ContentThreads, 'settle' | 'refer'> }

/** A transcript as passed to an engine, along with the rows it was loaded from. */
export type LoadedSource = Source & { loaded: LoadedTranscript }

export type WriteTypeInput<Key extends ContentKey> = {
  owner: repository.Owner
  source: LoadedSource
  contentType: Key
  authorId: string | null
  /** Null if the type was never written. */
  revision: Revision | null
  /** The version to revise; null if the type was never written. */
  from: Version | null
  /** The language of this request; the show's if undefined. */
  outputLanguage?: string | undefined
}

const unexpectedReason = 'Something went wrong while writing this. Please try again.'
const interruptedReason = 'The server restarted while this was being written. Please try again.'

/** The content became a new version, or equaled the current one. */
export type Stored = 'stored' | 'unchanged'

/** Writes one type and stores it as its next version. @throws EngineRefusal @throws ProjectDeleted */
export async function writeType<Key extends ContentKey>(
  deps: WritingDeps,
  engine: Engine,
  order: WriteTypeInput<Key>,
): Promise<Stored> {
  return storeType(deps, order, await askEngine(deps, engine, order))
}

/** Returns what an engine writes for one type; stores nothing. @throws EngineRefusal @throws ProjectDeleted */
export async function askEngine<Key extends ContentKey>(
  deps: WritingDeps,
  engine: Engine,
  { owner, source, contentType, revision, outputLanguage }: WriteTypeInput<Key>,
): Promise<Written<Key>> {
  const notes = engine === deps.engine ? await notesFor(deps, owner, source) : null
  const attempt = await repository.countGenerations(deps.db, owner.id, contentType)
  return asking(deps, engine, { owner, source, notes, attempt, outputLanguage }, (about) =>
    engine.write({ ...about, contentType, revision }),
  )
}

type Question = { owner: repository.Owner; source: Source; notes: EpisodeNotes | null; attempt: number } & Pick<
  WriteTypeInput<ContentKey>,
  'outputLanguage'
>
type Asked = Pick<KitOfTypes, 'source' | 'notes' | 'brief' | 'onUsage' | 'signal'>

/** Calls an engine for a project, and records the usage of every call it makes. */
export async function asking<Answer>(
  deps: WritingDeps,
  engine: Engine,
  { owner, source, notes, attempt, outputLanguage }: Question,
  ask: (about: Asked) => Promise<Answer>,
): Promise<Answer> {
  const brief = await briefFor(deps, owner, attempt, outputLanguage)
  const ledger = openLedger(deps, { workspaceId: owner.workspaceId, transcriptId: owner.id, engine: engine.label })
  try {
    return await ask({ source, notes, brief, onUsage: ledger.onUsage, signal: source.signal })
  } finally {
    await ledger.settled()
  }
}

/** Stores written content as the next version of its type, unless nothing changed. @throws ProjectDeleted */
export async function storeType<Key extends ContentKey>(
  deps: WritingDeps,
  order: WriteTypeInput<Key>,
  written: Written<Key>,
): Promise<Stored> {
  let outcome: Stored = 'stored'
  const store = async () => {
    const stored = await storeWritten(deps, order, written)
    if (stored) outcome = stored
    return stored !== null
  }
  await retryOnConflict(store, undefined, maxAttempts)
  return outcome
}

/** Many attempts, because the user waited for the engine and may have paid for the result. */
const maxAttempts = 20

/**
 * Merges new content into the newest version, which may have been edited while the engine wrote. Returns null if a
 * newer version was stored in between.
 */
async function storeWritten<Key extends ContentKey>(
  deps: WritingDeps,
  { owner, source, contentType, authorId, revision, from }: WriteTypeInput<Key>,
  { content: written, by, gap }: Written<Key>,
): Promise<Stored | null> {
  const transcriptId = owner.id
  const newest = revision && (await readVersion(deps.db, transcriptId, { contentType }))
  const content = newest ? written : assignIds(getContentType(contentType) as never, written, { before: null })
  const [snapshot] = await deps.contents.refer(source, source.loaded, [{ kind: contentType, content }])
  const version = { transcriptId, contentType, origin: 'generated' as const, engine: by, authorId }
  const instruction = revision?.instruction || null
  if (!newest) return store(null, { ...version, instruction, gap, content, snapshot, pinned: [], editedItems: [] })
  // Words may have been corrected, and speakers renamed, while it was written.
  const transcript = await loadTranscript(deps.db, transcriptId)
  const view = viewTranscript(transcript)
  const fresh = renderSnapshot({ contentType, snapshot }, view) as ContentByType[Key]
  const current = newest.content as ContentByType[Key]
  const marks = getMarks(newest)
  const item = from && revision.item !== null ? whereNow(revision.item, { from, newest, view }) : null
  const merged = mergeWritten(contentType, {
    ...{ current, marks, fresh, item, instruction: revision.instruction },
    isBuiltIn: by === deps.builtIn.label,
  })
  const stored = { content: [current, fresh], snapshot: [newest.snapshot, snapshot] }
  const edit = { contentType, edited: merged.content, before: merged.content, stored, isTyped: false }
  const settled = await deps.contents.settle(
    source,
    createSource(transcript.state.revision, async () => transcript),
    edit,
  )
  const { pinned, edited } = merged.marks
  // When one item was regenerated, the omission note about the others still holds.
  const known = gap ?? (revision.item === null ? null : newest.gap)
  const isToldAlike = known === newest.gap && by === newest.engine
  if (isToldAlike && isSameJson(settled.content, current)) {
    await generations.setGeneration(deps.db, { transcriptId, contentType, state: 'generated', reason: null })
    return 'unchanged'
  }
  return store(newest, { ...version, ...settled, instruction, gap: known, pinned, editedItems: edited })

  function store(read: Version | null, stored: Parameters<typeof repository.insertVersion>[1]) {
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, transcriptId, read))) return null
      await repository.insertVersion(tx, stored)
      return 'stored' as const
    })
  }
}

/** True if two contents are equal as stored: fields without a value are not stored. */
export function isSameJson(one: unknown, other: unknown): boolean {
  const [plain, otherPlain] = [one, other].map((value) => JSON.parse(JSON.stringify(value ?? null)))
  return isDeepStrictEqual(plain, otherPlain)
}

type Regenerated = { from: Version; newest: Version; view: TranscriptView }

/**
 * Returns the path of a regenerated item in the newest version, given its path in the version it was written from.
 * @throws AppError conflict if the item was changed or pinned since
 */
function whereNow(from: string, { from: version, newest, view }: Regenerated): { path: string; from: string } {
  const type = getContentType(newest.contentType)
  const before = renderVersion(version, view) as never
  const id = listPlaces(type, before).find((item) => item.path === from)?.id
  const now = listPlaces(type, newest.content as never).find((item) => item.id === id)
  const isThere = now && isDeepStrictEqual(valueAt(before, from), valueAt(newest.content, now.path))
  if (now && isThere && !newest.pinned.includes(now.id)) return { path: now.path, from }
  throw new AppError(
    'conflict',
    'Someone changed or pinned this while it was being regenerated, so it was left as it is.',
  )
}

/**
 * Generates all missing types together, and the show's text formats if a model writes, and stores each when it is ready. A type that fails keeps its reason and does
 * not stop the others. If the engine gave a `refusal`, requests none, because it would refuse every type.
 */
export async function writeMissingContent(
  deps: WritingDeps,
  processed: Source,
  refusal: EngineRefusal | null,
): Promise<void> {
  const owner = await repository.findOwnerById(deps.db, processed.transcriptId)
  if (!owner) return
  const source = { ...processed, loaded: await loadTranscript(deps.db, owner.id) }
  const there = new Set((await readVersions(deps.db, owner.id)).map(({ contentType }) => contentType))
  const formats = deps.engine.key === deps.builtIn.key ? [] : await listFormats(deps, owner)
  const wanted: ContentKey[] = [...contentTypeKeys, ...formats.map(({ key }) => key)]
  const missing = wanted.filter((key) => !there.has(key))
  const mark = (contentType: string, state: 'generating' | 'failed' | 'nothing_found', reason: string | null) =>
    generations.setGeneration(deps.db, { transcriptId: owner.id, contentType, state, reason })
  for (const contentType of missing) {
    await (refusal ? mark(contentType, stateAfter(refusal), refusal.message) : mark(contentType, 'generating', null))
  }
  if (refusal || missing.length === 0) return
  const onFailed = async (contentType: ContentKey, error: unknown) => {
    // Not the episode's fault: the next worker writes it, or its owner deleted it.
    if (error instanceof EngineInterrupted || error instanceof ProjectDeleted || source.signal?.aborted) throw error
    await mark(contentType, stateAfter(error), reasonFor(deps, contentType, error))
  }
  const onWritten = <Key extends ContentKey>(contentType: Key, written: Written<Key>) => {
    const order = { owner, source, contentType, authorId: null, revision: null, from: null }
    return storeType(deps, order, written).then(
      () => {},
      (error: unknown) => onFailed(contentType, error),
    )
  }
  let notes: EpisodeNotes | null
  try {
    notes = await notesFor(deps, owner, source)
  } catch (error) {
    for (const contentType of missing) await onFailed(contentType, error)
    return
  }
  await asking(deps, deps.engine, { owner, source, notes, attempt: 0 }, (about) =>
    deps.engine.writeKit({ ...about, contentTypes: missing, onWritten, onFailed }),
  )
}

/** Returns the state of a type that failed and was never written before. */
export function stateAfter(error: unknown): 'failed' | 'nothing_found' {
  return error instanceof EngineRefusal && error.code === 'not_enough_material' ? 'nothing_found' : 'failed'
}

/** Returns why a type failed, for the user. Also logs unexpected errors and model faults. */
export function reasonFor(deps: WritingDeps, contentType: string, error: unknown): string {
  if (error instanceof EngineInterrupted || deps.stopping?.aborted) return interruptedReason
  if (error instanceof ProjectDeleted) return unexpectedReason
  if (!(error instanceof EngineRefusal) || error.cause !== undefined) deps.logFailure(error, contentType)
  return error instanceof EngineRefusal ? error.message : unexpectedReason
}

export async function abandonContent(deps: Pick<WritingDeps, 'db'>, transcriptId: string): Promise<void> {
  await generations.failGenerating(deps.db, transcriptId, 'Processing stopped before this was written.')
}

/** Returns the transcript at the project's current revision. */
export async function loadSource(
  deps: { db: Connection; stopping?: AbortSignal | undefined },
  owner: repository.Owner,
): Promise<LoadedSource> {
  const loaded = await loadTranscript(deps.db, owner.id)
  return { ...toWorkFor(deps, owner), transcript: withNames(loaded), loaded }
}

export function toWorkFor(
  { stopping }: { stopping?: AbortSignal | undefined },
  { workspaceId, id: transcriptId }: repository.Owner,
): WorkFor {
  return { workspaceId, transcriptId, signal: stopping }
}
