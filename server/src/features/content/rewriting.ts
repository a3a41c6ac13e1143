import { type ContentKey, findItem, getContentType, getItemText, itemText, valueAt } from '@podcastai/content-types'
import type { RequestBody, ResponseBody, rewriteItem } from '@podcastai/contracts'
import { guessLanguage } from '@podcastai/episode/language'
import { abortOnDelete, ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { EngineInterrupted, EngineRefusal } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type * as repository from './content.repository.ts'
import { refuseUnknownFormats } from './formats.ts'
import { createRevision, readSource, refuseRunning } from './generating.ts'
import { asking, type WritingDeps } from './writing.ts'

type Rewrite = RequestBody<typeof rewriteItem> & {
  owner: repository.Owner
  contentType: ContentKey
  item: string
  /** Aborted when the connection closes. */
  signal: AbortSignal
}

/** Returns a new text for an item, or for selected words of it, and stores nothing. @throws AppError */
export async function proposeRewrite(
  deps: WritingDeps,
  { owner, signal, ...rewrite }: Rewrite,
): Promise<ResponseBody<typeof rewriteItem>> {
  refuseRunning(owner)
  return abortOnDelete(deps, owner.id, (deleted) =>
    propose({ ...deps, stopping: AbortSignal.any([deleted, signal]) }, { owner, ...rewrite }),
  ).catch((error: unknown) => {
    if (error instanceof ProjectDeleted) throw notFound('project')
    if (error instanceof EngineInterrupted) throw new AppError('not_ready', 'The server restarted. Please try again.')
    if (!(error instanceof EngineRefusal)) throw error
    if (error.cause !== undefined) deps.logFailure(error, rewrite.contentType)
    throw new AppError(error.code, error.message)
  })
}

async function propose(
  deps: WritingDeps,
  { owner, contentType, item, instruction, selection, baseVersion, outputLanguage }: Omit<Rewrite, 'signal'>,
): Promise<ResponseBody<typeof rewriteItem>> {
  await refuseUnknownFormats(deps, owner, [contentType])
  const wish = { item, instruction, baseVersion }
  const { revision, from } = await createRevision(deps, { owner, contentType, wish })
  const type = getContentType(contentType)
  const found = from && findItem(type, from.content as never, item)
  if (!revision || !found) throw notFound('item')
  const { path, also = [] } = found
  const source = await readSource(deps, owner)
  // A rewrite keeps the language of the text; a short one alone may not tell it.
  const texts = [itemText(type, valueAt(from.content, path)), getItemText(from.content)]
  const language = outputLanguage ?? texts.map(guessLanguage).find((guess) => guess !== null) ?? undefined
  const order = { owner, source, notes: null, attempt: 0, outputLanguage: language }
  const { content, gap } = await asking(deps, deps.engine, order, (about) =>
    deps.engine.rewrite({ ...about, contentType, selection: selection ?? null, revision: { ...revision, item: path } }),
  )
  const value = valueAt(content, path)
  if (selection) return { text: String(value), values: {}, note: gap }
  const values = Object.fromEntries([path, ...also].map((one) => [one, valueAt(content, one)]))
  return { text: itemText(type, value) || getItemText(value), values, note: gap }
}
