import { findItem, getContentType, isCandidate, valueAt } from '@podcastai/content-types'
import { getAddSelected } from '@podcastai/content-types/server'
import type { addSelectedWords, RequestBody } from '@podcastai/contracts'
import { withNames } from '../../domain/transcript/load-transcript.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { validate } from '../../platform/http/validate.ts'
import { briefFor } from './brief.ts'
import { type EditScope, type EditSource, type MadeEdit, prepareEdit, retryEdit, storeEdit } from './saving.ts'
import { isSameJson, type WritingDeps } from './writing.ts'

type Selection = RequestBody<typeof addSelectedWords>

/** The path of the item, and with `preview` the proposed item. */
type Added = { item: string; proposed?: unknown; unchanged?: true }

const moved = 'Someone else just changed this. Please try again.'

/**
 * Adds words of the transcript as an item, which the content type creates from these words alone. The item counts as
 * added by hand, so it is published, and stays when the type is regenerated.
 * @throws AppError
 */
export async function addSelected(deps: WritingDeps, edit: EditScope, selection: Selection): Promise<Added> {
  const prepare = async (edit: EditScope) => {
    const prepared = await prepareEdit(deps, edit, moved, (source) => makeEdit(deps, edit, selection, source))
    const { added: item = '' } = prepared.made
    return { prepared, item, proposed: valueAt(prepared.settled.content, item) }
  }
  if (selection.preview) {
    const { item, proposed } = await prepare(edit)
    return { item, proposed }
  }
  let added: Added = { item: '' }
  await retryEdit(deps, edit, moved, async (edit) => {
    const { prepared, item, proposed } = await prepare(edit)
    const { before, newest } = prepared
    const id = findItem(getContentType(edit.contentType), before as never, item)?.id ?? ''
    const isPublished = !isCandidate(proposed) || newest?.editedItems.includes(id) || newest?.pinned.includes(id)
    const isThere = isPublished && isSameJson(valueAt(before, item), proposed)
    added = { item, ...(isThere && { unchanged: true }) }
    return isThere || storeEdit(deps, edit, prepared)
  })
  return added
}

async function makeEdit(
  deps: WritingDeps,
  { contentType }: EditScope,
  { from, to, seen, into }: Selection,
  { owner, newest, before, transcript }: EditSource,
): Promise<MadeEdit> {
  const type = getContentType(contentType)
  const add = getAddSelected(contentType)
  if (!add) throw new AppError('invalid', `${type.title} can’t be made from selected words. Edit them instead.`)
  const { segments: all } = withNames(await transcript.load())
  const segments = all.slice(from.segment, to.segment + 1)
  const words = wordsBetween(segments, from.offset, to.offset)
  if (segments.length !== to.segment - from.segment + 1 || words === '')
    throw new AppError('invalid', 'We can’t find these words in the transcript. Select them again.')
  if (words !== inOneLine(seen)) throw new AppError('conflict', 'Someone changed these words. Select them again.')
  const speakers = new Set(segments.map(({ speaker }) => speaker))
  const isOneTurn = speakers.size === 1
  const selected = {
    ...{ passage: { from, to }, words, into, isOneTurn, speaker: isOneTurn ? (segments[0]?.speaker ?? null) : null },
    brief: await briefFor(deps, owner, 0),
    isPinned: (path: string) => newest?.pinned.includes(findItem(type, before as never, path)?.id ?? '') ?? false,
  }
  const { edited, path } = add(before as never, selected)
  return { edited: validate(type.edited, edited), isTyped: false, added: path }
}

function wordsBetween(segments: readonly { text: string }[], start: number, end: number): string {
  const last = segments.length - 1
  const parts = segments.map(({ text }, at) => text.slice(at === 0 ? start : 0, at === last ? end : undefined))
  return inOneLine(parts.join(' '))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
