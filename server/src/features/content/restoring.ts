import type { ContentTypeKey } from '@podcastai/content-types'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { untilStored } from '../../platform/http/until-stored.ts'
import * as repository from './content.repository.ts'
import { marksOf } from './marks.ts'
import { columnsOf, underOf, underWordingOfNow } from './wording.ts'
import type { WritingDeps } from './writing.ts'

type Restoring = {
  transcriptId: string
  contentType: ContentTypeKey
  version: number
  /** Number of the newest version that the person has seen. */
  baseVersion: number | undefined
  authorId: string
}

const moved = 'Someone else just changed this. Check the new version before you restore.'

/** Appends an older version as the newest one, under the names and the words that its transcript has by now. @throws AppError */
export async function restore(deps: WritingDeps, restoring: Restoring): Promise<void> {
  const { transcriptId, contentType, baseVersion, authorId } = restoring
  await untilStored(async () => {
    const [owner, stored] = await Promise.all([
      repository.findOwnerById(deps.db, transcriptId),
      repository.findVersion(deps.db, restoring),
    ])
    if (!owner || !stored) throw notFound('version')
    const { origin, engine, gap, pinned } = stored
    const { edited: editedItems } = await marksOf(deps.db, stored)
    const { content: written } = stored
    const order = { contentType, content: written, editedItems, was: underOf(stored) }
    const content = await underWordingOfNow(deps, owner, order)
    const under = columnsOf(underOf(owner))
    const version = { transcriptId, contentType, content, origin, engine, gap, pinned, editedItems, ...under }
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, transcriptId, { under: underOf(owner), newest: [] }))) return false
      await repository.insertVersion(tx, { ...version, authorId, baseVersion })
      return true
    })
  }, moved).catch((error: unknown) => {
    throw error instanceof repository.NewerVersion ? new AppError('conflict', moved) : error
  })
}
