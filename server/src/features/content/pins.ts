import { type ContentKey, findItem, getContentType } from '@podcastai/content-types'
import { readVersion } from '../../domain/content/read-content.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as repository from './content.repository.ts'

type Pin = {
  transcriptId: string
  contentType: ContentKey
  /** The item's id, or its path in the version `baseVersion`. */
  item: string
  isPinned: boolean
  baseVersion?: number | undefined
}

/**
 * Sets or clears the pin that keeps an item when its type is regenerated. Pins change one item at a time, so two users
 * who pin at the same moment do not overwrite each other.
 * @throws AppError
 */
export async function pin(tx: Connection, { transcriptId, contentType, item, isPinned, baseVersion }: Pin) {
  await repository.lockProject(tx, transcriptId)
  const newest = await readVersion(tx, transcriptId, { contentType })
  if (!newest) throw new AppError('conflict', 'Please generate this content before pinning parts of it.')
  if (baseVersion !== undefined && baseVersion !== newest.version) {
    throw new AppError('conflict', 'Someone else just changed this. Check the new version, then pin again.')
  }
  const type = getContentType(contentType)
  const pinned = findItem(type, newest.content as never, item)
  if (!pinned) throw notFound('item')
  const shown = type.items(newest.content as never).map(({ id }) => id)
  // An item that isn't shown now keeps its pin.
  const hidden = newest.pinned.filter((id) => !shown.includes(id))
  const pins = shown.filter((id) => (id === pinned.id ? isPinned : newest.pinned.includes(id)))
  await repository.setPins(tx, newest, [...pins, ...hidden])
}
