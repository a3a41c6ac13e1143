import { type ContentTypeKey, EditRefusal, getContentType } from '@podcastai/content-types'
import { byHandLabel } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { validate } from '../../platform/http/validate.ts'
import * as repository from './content.repository.ts'
import { goneAfterMs, refuseRunning } from './generating.ts'
import * as generations from './generations.repository.ts'
import { marksAfterEdit } from './marks.ts'
import { migrateContent } from './migrate-content.ts'
import { toStateColumns, toStateKey } from './transcript-state.ts'
import { loadSource, type WritingDeps } from './writing.ts'

type Edit = {
  transcriptId: string
  workspaceId: string
  contentType: ContentTypeKey
  content: unknown
  /** Number of the version that was edited; without it the newest one. */
  baseVersion?: number | undefined
  authorId: string
}

const moved = 'Someone else just changed this. Your text is kept: compare the two, then save again.'

/**
 * Stores an edit as the type's next version, or as its first if none was generated. Fields that derive from the
 * transcript are never taken from the edit: they are computed, or kept from the previous version.
 * @throws AppError
 */
export async function saveEdit(deps: WritingDeps, edit: Edit): Promise<void> {
  const { contentType, authorId, baseVersion } = edit
  const edited = validate(getContentType(contentType).edited, edit.content)
  await retryOnConflict(async () => {
    const owner = await repository.findOwner(deps.db, { workspaceId: edit.workspaceId, id: edit.transcriptId })
    if (!owner) throw notFound('project')
    const newest = await repository.newestVersion(deps.db, owner.id, contentType)
    if (baseVersion !== undefined && newest && newest.version > baseVersion) throw new AppError('conflict', moved)
    if (!newest) refuseRunning(owner)
    const before = newest ? migrateContent(contentType, newest.content) : getContentType(contentType).blank
    const content = await deps.contents
      .settle(await loadSource(deps, owner), { contentType, edited, before })
      .catch((error: unknown) => {
        throw error instanceof EditRefusal ? new AppError('invalid', error.message) : error
      })
    const marks = await marksAfterEdit(deps.db, newest, { key: contentType, content })
    return deps.db.transaction(async (tx) => {
      const read = newest ? [newest] : []
      if (!(await repository.lockAsRead(tx, owner.id, { under: toStateKey(owner), newest: read }))) return false
      if (!newest && !(await mayBegin(tx, owner.id, contentType))) return false
      await repository.insertVersion(tx, {
        ...{ transcriptId: owner.id, contentType, content, authorId },
        ...toStateColumns(toStateKey(owner)),
        ...{ origin: 'edited' as const, engine: newest?.engine ?? byHandLabel, gap: newest?.gap ?? null },
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
  return (await repository.newestVersion(tx, transcriptId, contentType)) === null
}
