import { type ContentKey, EditRefusal, findItem, getContentType, valueAt, withValue } from '@podcastai/content-types'
import { byHandLabel } from '@podcastai/contracts'
import { readVersion, type Version } from '../../domain/content/read-content.ts'
import type { Settled } from '../../domain/content-threads/content-tasks.ts'
import { createSource, loadTranscript, type TranscriptSource } from '../../domain/transcript/load-transcript.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { validate } from '../../platform/http/validate.ts'
import * as repository from './content.repository.ts'
import { createBlank } from './formats.ts'
import { goneAfterMs, refuseRunning } from './generating.ts'
import * as generations from './generations.repository.ts'
import { marksAfterEdit } from './marks.ts'
import { toWorkFor, type WritingDeps } from './writing.ts'

/** The content to edit, and the version that the user saw; without a version, the newest one. */
export type EditScope = {
  owner: repository.Owner
  contentType: ContentKey
  baseVersion?: number | undefined
  authorId: string
}

type Edit = EditScope & {
  /** Returns the edited content, in the type's schema of edits. */
  edit: (newest: unknown) => unknown
  /** The transcript's revision that the edited content was shown at. */
  baseTextRevision?: number | undefined
  /** The new texts are proposals of a model. */
  rewritten?: true | undefined
}

/** What an edit is made from. */
export type EditSource = {
  owner: repository.Owner
  newest: Version | null
  /** Empty content if there is no version. */
  before: unknown
  transcript: TranscriptSource
}

/** An edit in the type's schema of edits. */
export type MadeEdit = {
  edited: unknown
  /** New texts were typed by a user. */
  isTyped: boolean
  /** Path of the item that a user added. */
  added?: string
}

const moved = 'Someone else just changed this. Your text is kept: compare the two, then save again.'

/**
 * Stores an edit as the type's next version, or as its first if none was generated, and returns its content. Fields that
 * derive from the transcript are never taken from the edit: they are computed, or kept from the previous version.
 * @throws AppError
 */
export async function saveEdit(
  deps: WritingDeps,
  { edit, baseTextRevision, rewritten, ...scope }: Edit,
): Promise<unknown> {
  let saved: unknown
  await retryEdit(deps, scope, moved, async (scope) => {
    const prepared = await prepareEdit(deps, scope, moved, async ({ owner, before }) => {
      if (baseTextRevision !== undefined && owner.correctionsRevision > baseTextRevision)
        throw new AppError('conflict', moved)
      return { edited: edit(before), isTyped: !rewritten }
    })
    saved = prepared.settled.content
    return storeEdit(deps, scope, prepared)
  })
  return saved
}

/** Stores an edit; tries again from the project as it is then if someone else stored a change. @throws AppError */
export async function retryEdit(
  { db }: WritingDeps,
  scope: EditScope,
  message: string,
  store: (scope: EditScope) => Promise<boolean>,
): Promise<void> {
  let owner: repository.Owner | null = scope.owner
  await retryOnConflict(async () => {
    if (!owner) throw notFound('project')
    if (await store({ ...scope, owner })) return true
    owner = await repository.findOwnerById(db, owner.id)
    return false
  }, message)
}

type EditedItem = {
  /** The item's id, or its path in the newest version. */
  id: string
  /** The whole item, or only the fields that change. */
  item: unknown
}

/** Returns an edit of content in which one item is changed. @throws AppError not_found, or invalid */
export function changeItem(contentType: ContentKey, content: unknown, { id, item }: EditedItem): unknown {
  const found = findItem(getContentType(contentType), content as never, id)
  if (!found) throw notFound('item')
  const stored = valueAt(content, found.path)
  const isObject = [stored, item].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  const value = isObject ? { ...(stored as object), ...(item as object) } : item
  return validate(getContentType(contentType).edited, withValue(content, found.path, value))
}

export type PreparedEdit = EditSource & { made: MadeEdit; settled: Settled }

/**
 * Prepares an edit of the newest version: returns the content it results in.
 * @throws AppError, with `stale` if there is a newer version
 */
export async function prepareEdit(
  deps: WritingDeps,
  { owner, contentType, baseVersion }: EditScope,
  stale: string,
  make: (source: EditSource) => Promise<MadeEdit>,
): Promise<PreparedEdit> {
  const newest = await readVersion(deps.db, owner.id, { contentType })
  if (baseVersion !== undefined && newest && newest.version > baseVersion) throw new AppError('conflict', stale)
  if (!newest) refuseRunning(owner)
  const before = newest?.content ?? (await createBlank(deps, owner, contentType))
  const revision = newest?.textRevision ?? owner.correctionsRevision
  const transcript = createSource(revision, () => loadTranscript(deps.db, owner.id))
  const source = { owner, newest, before, transcript }
  const refuse = (error: unknown): never => {
    throw error instanceof EditRefusal ? new AppError('invalid', error.message) : error
  }
  const made = await make(source).catch(refuse)
  const change = { contentType, ...made, before, stored: newest }
  const settled = await deps.contents.settle(toWorkFor(deps, owner), transcript, change).catch(refuse)
  return { ...source, made, settled }
}

/** Stores a prepared edit. Returns false if the stored version changed since. @throws AppError */
export function storeEdit(
  deps: WritingDeps,
  { contentType, authorId }: EditScope,
  { owner, newest, made, settled: { content, snapshot } }: PreparedEdit,
): Promise<boolean> {
  const marks = marksAfterEdit(newest, contentType, content)
  const added = made.added && findItem(getContentType(contentType), content as never, made.added)
  const version = {
    ...{ transcriptId: owner.id, contentType, content, snapshot, authorId },
    ...{ origin: 'edited' as const, engine: newest?.engine ?? byHandLabel, gap: newest?.gap ?? null },
    ...{ pinned: marks.pinned, editedItems: [...new Set([...marks.edited, ...(added ? [added.id] : [])])] },
  }
  if (newest) return repository.appendEdit(deps.db, newest, version)
  return deps.db.transaction(async (tx) => {
    await repository.lockProject(tx, owner.id)
    if (!(await mayBegin(tx, owner.id, contentType))) return false
    await repository.insertVersion(tx, version)
    return true
  })
}

/**
 * True if a user may write the first version of a type of a locked project: false if it has a version now.
 * @throws AppError conflict while an engine writes it, because the engine's version would hide the user's
 */
async function mayBegin(tx: Connection, transcriptId: string, contentType: ContentKey): Promise<boolean> {
  const generation = await generations.findGeneration(tx, transcriptId, contentType)
  if (generation?.state === 'generating' && Date.now() - generation.since.getTime() < goneAfterMs) {
    throw new AppError('conflict', 'This is being generated right now. Try again when it is ready.')
  }
  return (await readVersion(tx, transcriptId, { contentType })) === null
}
