import { type ContentKey, findItem, getContentType, valueAt } from '@podcastai/content-types'
import { abortOnDelete, ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { EngineRefusal } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type * as repository from './content.repository.ts'
import { refuseFormatWithoutModel } from './formats.ts'
import { createRevision, type GenerationRequest, readSource, refuseRunning } from './generating.ts'
import { mergeWritten } from './merging.ts'
import { askEngine, type WritingDeps } from './writing.ts'

type Preview = { owner: repository.Owner; contentType: ContentKey; wish: GenerationRequest }

/**
 * Returns the built-in engine's replacement for an item. The engine is deterministic, so the same request without
 * `preview` stores the previewed item, unless something else was stored in between.
 * @throws AppError
 */
export async function previewItem(deps: WritingDeps, { owner, contentType, wish }: Preview): Promise<unknown> {
  const { item, instruction = '' } = wish
  if (item === undefined) throw new AppError('invalid', 'Name the item to preview.')
  refuseRunning(owner)
  return abortOnDelete(deps, owner.id, async (stopping) => {
    const here = { ...deps, stopping }
    refuseFormatWithoutModel(deps, deps.builtIn, contentType)
    const { revision, from } = await createRevision(deps, { owner, contentType, wish })
    if (from === null) throw notFound('item')
    const order = { owner, source: await readSource(here, owner), contentType, authorId: null, revision, from }
    const { content: fresh } = await askEngine(here, deps.builtIn, order)
    const type = getContentType(contentType)
    const current = from.content as never
    const replaced = findItem(type, current, item)
    if (!replaced) throw notFound('item')
    const { id, path } = replaced
    const { content } = mergeWritten(contentType, {
      ...{ current, marks: { pinned: [], edited: [] }, fresh: fresh as never, item: { path, from: path } },
      ...{ instruction, isBuiltIn: true },
    })
    return valueAt(content, type.items(content).find((one) => one.id === id)?.path ?? path)
  }).catch((error: unknown) => {
    if (error instanceof ProjectDeleted) throw notFound('project')
    throw error instanceof EngineRefusal ? new AppError(error.code, error.message) : error
  })
}
