import { type ContentTypeKey, EditRefusal, getContentType } from '@podcastai/content-types'
import { byHandLabel } from '@podcastai/contracts'
import { readVersion } from '../../domain/content/read-content.ts'
import { loadTranscript } from '../../domain/transcript/load-transcript.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { validate } from '../../platform/http/validate.ts'
import * as repository from './content.repository.ts'
import { goneAfterMs, refuseRunning } from './generating.ts'
import * as generations from './generations.repository.ts'
import { marksAfterEdit } from './marks.ts'
import { toWorkFor, type WritingDeps } from './writing.ts'

type Edit = {
  transcriptId: string
  workspaceId: string
  contentType: ContentTypeKey
  content: unknown
  /** Number of the version that was edited; without it the newest one. */
  baseVersion?: number | undefined
  /** The transcript's revision that the edited content was shown at. */
  baseTextRevision?: number | undefined
  authorId: string
}

const moved = 'Someone else just changed this. Your text is kept: compare the two, then save again.'

/**
 * Stores an edit as the type's next version, or as its first if none was generated. Fields that derive from the
 * transcript are never taken from the edit: they are computed, or kept from the previous version.
 * @throws AppError
 */
export async function saveEdit(deps: WritingDeps, edit: Edit): Promise<void> {
  const { contentType, authorId, baseVersion, baseTextRevision } = edit
  const edited = validate(getContentType(contentType).edited, edit.content)
  await retryOnConflict(async () => {
    const owner = await repository.findOwner(deps.db, { workspaceId: edit.workspaceId, id: edit.transcriptId })
    if (!owner) throw notFound('project')
    if (baseTextRevision !== undefined && owner.correctionsRevision > baseTextRevision)
      throw new AppError('conflict', moved)
    const newest = await readVersion(deps.db, owner.id, { contentType })
    if (baseVersion !== undefined && newest && newest.version > baseVersion) throw new AppError('conflict', moved)
    if (!newest) refuseRunning(owner)
    const before = newest?.content ?? getContentType(contentType).blank
    const change = { contentType, edited, before, stored: newest, isTyped: true }
    const { content, snapshot } = await deps.contents
      .settle(toWorkFor(deps, owner), await loadTranscript(deps.db, owner.id), change)
      .catch((error: unknown) => {
        throw error instanceof EditRefusal ? new AppError('invalid', error.message) : error
      })
    const marks = marksAfterEdit(newest, contentType, content)
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, owner.id, newest))) return false
      if (!newest && !(await mayBegin(tx, owner.id, contentType))) return false
      await repository.insertVersion(tx, {
        ...{ transcriptId: owner.id, contentType, content, snapshot, authorId },
        ...{ origin: 'edited', engine: newest?.engine ?? byHandLabel, gap: newest?.gap ?? null },
        ...{ pinned: marks.pinned, editedItems: marks.edited },
      })
      return true
    })
  }, moved)
}

/**
 * Whether a user may write the first version of a type of a locked project: false if it has a version now.
 * @throws AppError conflict while an engine writes it, because the engine's version would hide the user's
 */
async function mayBegin(tx: Connection, transcriptId: string, contentType: ContentTypeKey): Promise<boolean> {
  const generation = await generations.findGeneration(tx, transcriptId, contentType)
  if (generation?.state === 'generating' && Date.now() - generation.since.getTime() < goneAfterMs) {
    throw new AppError('conflict', 'This is being generated right now. Try again when it is ready.')
  }
  return (await readVersion(tx, transcriptId, { contentType })) === null
}
