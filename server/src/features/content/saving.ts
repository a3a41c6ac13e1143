import { type ContentTypeKey, contentTypeOf, EditRefusal } from '@podcastai/content-types'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { untilStored } from '../../platform/http/until-stored.ts'
import { validate } from '../../platform/http/validate.ts'
import * as repository from './content.repository.ts'
import { marksAfterEdit } from './marks.ts'
import { todaysContent } from './todays-content.ts'
import { columnsOf, underOf } from './wording.ts'
import { sourceOf, type WritingDeps } from './writing.ts'

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
 * Stores an edit of a content type as its next version. Nothing that follows from the transcript is taken from the edit:
 * it is computed, or stays as the version before has it. @throws AppError
 */
export async function saveEdit(deps: WritingDeps, edit: Edit): Promise<void> {
  const { contentType, authorId, baseVersion } = edit
  const edited = validate(contentTypeOf(contentType).edited, edit.content)
  await untilStored(async () => {
    const owner = await repository.findOwner(deps.db, { workspaceId: edit.workspaceId, id: edit.transcriptId })
    if (!owner) throw notFound('project')
    const newest = await repository.newestVersion(deps.db, owner.id, contentType)
    if (!newest) throw new AppError('conflict', 'Please generate this content before editing it.')
    if (baseVersion !== undefined && newest.version > baseVersion) throw new AppError('conflict', moved)
    const before = todaysContent(contentType, newest.content)
    const content = await deps.contents
      .settle(await sourceOf(deps, owner), { contentType, edited, before })
      .catch((error: unknown) => {
        throw error instanceof EditRefusal ? new AppError('invalid', error.message) : error
      })
    const marks = await marksAfterEdit(deps.db, newest, content)
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, owner.id, { under: underOf(owner), newest: [newest] }))) return false
      await repository.insertVersion(tx, {
        ...{ transcriptId: owner.id, contentType, content, authorId },
        ...columnsOf(underOf(owner)),
        ...{ origin: 'edited' as const, engine: newest.engine, gap: newest.gap },
        ...{ pinned: marks.pinned, editedItems: marks.edited },
      })
      return true
    })
  }, moved)
}
