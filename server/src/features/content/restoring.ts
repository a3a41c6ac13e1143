import type { ContentTypeKey } from '@podcastai/content-types'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import * as repository from './content.repository.ts'
import { getItemMarks } from './marks.ts'
import { toCurrentContent, toStateColumns, toStateKey } from './transcript-state.ts'
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

/** Appends an older version as the newest one, with the transcript's current names and words. @throws AppError */
export async function restore(deps: WritingDeps, restoring: Restoring): Promise<void> {
  const { transcriptId, contentType, baseVersion, authorId } = restoring
  await retryOnConflict(async () => {
    const [owner, stored] = await Promise.all([
      repository.findOwnerById(deps.db, transcriptId),
      repository.findVersion(deps.db, restoring),
    ])
    if (!owner || !stored) throw notFound('version')
    const { origin, engine, gap, pinned } = stored
    const { edited: editedItems } = await getItemMarks(deps.db, stored)
    const { content: written } = stored
    const order = { contentType, content: written, editedItems, was: toStateKey(stored) }
    const content = await toCurrentContent(deps, owner, order)
    const under = toStateColumns(toStateKey(owner))
    const version = { transcriptId, contentType, content, origin, engine, gap, pinned, editedItems, ...under }
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, transcriptId, { under: toStateKey(owner), newest: [] }))) return false
      await repository.insertVersion(tx, { ...version, authorId, baseVersion })
      return true
    })
  }, moved).catch((error: unknown) => {
    throw error instanceof repository.NewerVersion ? new AppError('conflict', moved) : error
  })
}
