import { type ContentTypeKey, valueAt } from '@podcastai/content-types'
import { ProjectDeleted, whileThere } from '../../platform/database/while-there.ts'
import { EngineRefusal } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type * as repository from './content.repository.ts'
import { readSource, refuseRunning, revisionOf, type Wish } from './generating.ts'
import { mergeWritten } from './merging.ts'
import { todaysContent } from './todays-content.ts'
import { askEngine, type WritingDeps } from './writing.ts'

type Preview = { owner: repository.Owner; contentType: ContentTypeKey; wish: Wish }

/**
 * What the built-in engine would put in an item's place. It writes the same each time, so the same request without
 * `preview` stores what was shown, as long as nothing else was stored. @throws AppError
 */
export async function previewItem(deps: WritingDeps, { owner, contentType, wish }: Preview): Promise<unknown> {
  const { item, instruction = '' } = wish
  if (item === undefined) throw new AppError('invalid', 'Name the item to preview.')
  refuseRunning(owner)
  return whileThere(deps, owner.id, async (stopping) => {
    const here = { ...deps, stopping }
    const { revision, from } = await revisionOf(deps, { owner, contentType, wish })
    if (from === null) throw notFound('item')
    const order = { owner, source: await readSource(here, owner), contentType, authorId: null, revision, from }
    const { content: fresh } = await askEngine(here, deps.builtIn, order)
    const current = todaysContent(contentType, from.content)
    const marks = { pinned: [], edited: [] }
    const merged = mergeWritten(contentType, {
      current,
      marks,
      fresh: fresh as never,
      item,
      instruction,
      isBuiltIn: true,
    })
    return valueAt(merged.content, merged.item ?? item)
  }).catch((error: unknown) => {
    if (error instanceof ProjectDeleted) throw notFound('project')
    throw error instanceof EngineRefusal ? new AppError(error.code, error.message) : error
  })
}
