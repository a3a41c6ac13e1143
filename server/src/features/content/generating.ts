import { type ContentItem, type ContentKey, findItem, getContentType } from '@podcastai/content-types'
import { type generateContent, isRunning, type RequestBody } from '@podcastai/contracts'
import { readVersion } from '../../domain/content/read-content.ts'
import { abortOnDelete, ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { EngineInterrupted, EngineRefusal, type Written } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as repository from './content.repository.ts'
import { refuseFormatWithoutModel, refuseUnknownFormats } from './formats.ts'
import * as generations from './generations.repository.ts'
import { getMarks } from './marks.ts'
import {
  type LoadedSource,
  loadSource,
  reasonFor,
  type Stored,
  stateAfter,
  storeType,
  type WriteTypeInput,
  type WritingDeps,
  writeType,
} from './writing.ts'

export type GenerationRequest = NonNullable<RequestBody<typeof generateContent>>
type GenerateInput = { owner: repository.Owner; contentType: ContentKey; authorId: string; wish: GenerationRequest }

/**
 * Generates one type, or one of its items, at a user's request. Pinned and edited items stay.
 * @throws AppError
 */
export async function generate(
  deps: WritingDeps,
  { owner, contentType, authorId, wish }: GenerateInput,
): Promise<Stored> {
  refuseRunning(owner)
  return abortOnDelete(deps, owner.id, (stopping) =>
    generateThere({ ...deps, stopping }, { owner, contentType, authorId, wish }),
  ).catch((error: unknown) => {
    throw error instanceof ProjectDeleted ? notFound('project') : error
  })
}

async function generateThere(
  deps: WritingDeps,
  { owner, contentType, authorId, wish }: GenerateInput,
): Promise<Stored> {
  const engine = wish.engine === 'builtin' ? deps.builtIn : deps.engine
  await refuseUnknownFormats(deps, owner, [contentType])
  refuseFormatWithoutModel(deps, engine, contentType)
  const source = await readSource(deps, owner)
  const revised = await createRevision(deps, { owner, contentType, wish })
  const isWhole = wish.item === undefined
  if (isWhole) await begin(deps, owner.id, contentType)
  const renewal = isWhole ? setInterval(() => void renew(deps, owner.id, contentType), renewMs) : undefined
  try {
    const { outputLanguage } = wish
    return await writeType(deps, engine, { owner, source, contentType, authorId, outputLanguage, ...revised })
  } catch (error) {
    if (isWhole && hasNothingElse(error, { wish, revised })) {
      await end(deps, owner.id, contentType, { error, reason: null })
      return 'unchanged'
    }
    const isDeleted = deps.stopping?.reason instanceof ProjectDeleted
    const reason = error instanceof AppError || isDeleted ? null : reasonFor(deps, contentType, error)
    // A failed instruction says nothing about the type itself.
    if (isWhole) await end(deps, owner.id, contentType, { error, reason: wish.instruction ? null : reason })
    if (error instanceof AppError) throw error
    if (error instanceof EngineRefusal) throw new AppError(error.code, error.message)
    if (error instanceof EngineInterrupted && reason !== null) throw new AppError('engine_down', reason)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/** True if the engine found nothing better than the current content, which then stays: nothing failed. */
function hasNothingElse(error: unknown, { wish, revised }: { wish: GenerationRequest; revised: Revised }): boolean {
  const isAskedAgain = revised.from !== null && !wish.instruction
  return isAskedAgain && error instanceof EngineRefusal && error.code === 'not_enough_material'
}

/** @throws AppError conflict */
export function refuseRunning({ status }: Pick<repository.Owner, 'status'>): void {
  if (isRunning(status)) throw new AppError('conflict', 'This project is still being processed.')
}

/** Returns the transcript of a project that was parsed. @throws AppError conflict if it was not parsed yet */
export async function readSource(deps: WritingDeps, owner: repository.Owner): Promise<LoadedSource> {
  const source = await loadSource(deps, owner)
  if (source.transcript.segments.length > 0) return source
  throw new AppError('conflict', 'The transcript has not been read yet. Process the project again first.')
}

type Revised = Pick<WriteTypeInput<ContentKey>, 'revision' | 'from'>
type Finished<Key extends ContentKey> = Omit<WriteTypeInput<Key>, keyof Revised> & { written: Written<Key> }

/**
 * Stores content that a user brought as if it had just been generated: pinned and edited items stay.
 * @throws AppError conflict
 */
export async function takeWritten<Key extends ContentKey>(
  deps: WritingDeps,
  { written, ...order }: Finished<Key>,
): Promise<void> {
  const { owner, contentType } = order
  const revised = await createRevision(deps, { owner, contentType, wish: {} })
  await begin(deps, owner.id, contentType)
  try {
    await storeType(deps, { ...order, ...revised }, written)
  } catch (error) {
    await end(deps, owner.id, contentType, { error, reason: null })
    throw error
  }
}

const moved = 'Someone else just changed this. Check the new version before you replace anything.'

/** Returns what to change, what to keep, and the version that both refer to. @throws AppError */
export async function createRevision(
  { db }: WritingDeps,
  { owner, contentType, wish }: Omit<GenerateInput, 'authorId'>,
): Promise<Revised> {
  const { instruction = '', item = null, baseVersion } = wish
  const newest = await readVersion(db, owner.id, { contentType })
  if (!newest) {
    if (instruction === '' && item === null) return { revision: null, from: null }
    throw new AppError('conflict', 'Please generate this content before changing it.')
  }
  if (baseVersion !== undefined && newest.version > baseVersion) throw new AppError('conflict', moved)
  const type = getContentType(contentType)
  const { content } = newest
  const items = type.items(content as never)
  const { pinned, edited } = getMarks(newest)
  const revised = (item: string | null, kept: ContentItem[]) => {
    const paths = kept.map(({ path }) => path)
    return { revision: { instruction, current: content, item, kept: paths }, from: newest }
  }
  if (item !== null) {
    const found =
      findItem(type, content as never, item) ?? type.emptyPlaces?.(content as never).find(({ path }) => path === item)
    if (!found) throw notFound('item')
    if (pinned.includes(found.id)) throw new AppError('conflict', 'This is pinned. Unpin it before you regenerate it.')
    return revised(
      found.path,
      items.filter(({ path }) => path !== found.path),
    )
  }
  const marked = new Set([...pinned, ...edited])
  const kept = items.filter(({ id }) => marked.has(id))
  // A list that users shortened can be filled up again, whatever they did to the rest of it.
  const mayGrow =
    (Array.isArray(content) && pinned.length < items.length) || (type.emptyPlaces?.(content as never) ?? []).length > 0
  if (items.length > 0 && kept.length === items.length && !mayGrow) {
    throw new AppError(
      'conflict',
      'Everything here is pinned or was edited by hand, so there is nothing to regenerate.',
    )
  }
  return revised(null, kept)
}

/** How often a running generation renews its mark, however slow the model is. Without renewal it counts as dead. */
const renewMs = 60_000
export const goneAfterMs = 5 * renewMs

async function renew(deps: WritingDeps, transcriptId: string, contentType: ContentKey): Promise<void> {
  await generations
    .renewGenerating(deps.db, transcriptId, contentType)
    .catch((error) => deps.logFailure(error, contentType))
}

/**
 * Marks a type as being written, so that it is generated once.
 * @throws AppError conflict if it is already being written
 */
async function begin({ db }: WritingDeps, transcriptId: string, contentType: ContentKey) {
  await db.transaction(async (tx) => {
    await repository.lockProject(tx, transcriptId)
    const running = await generations.findGeneration(tx, transcriptId, contentType)
    if (running?.state === 'generating' && Date.now() - running.since.getTime() < goneAfterMs) {
      throw new AppError('conflict', 'This is already being written. It will appear here when it is ready.')
    }
    await generations.setGeneration(tx, { transcriptId, contentType, state: 'generating', reason: null })
  })
}

/** Ends a generation: a type that was written before is marked as generated again; any other keeps the reason. */
async function end(
  { db }: WritingDeps,
  transcriptId: string,
  contentType: ContentKey,
  { error, reason }: { error: unknown; reason: string | null },
) {
  const written = await readVersion(db, transcriptId, { contentType })
  const state = written ? 'generated' : stateAfter(error)
  await generations.setGeneration(db, { transcriptId, contentType, state, reason })
}
