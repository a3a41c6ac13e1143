import { type ContentTypeKey, getContentType } from '@podcastai/content-types'
import { readVersion } from '../../domain/content/read-content.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as repository from './content.repository.ts'

type Pin = {
  transcriptId: string
  contentType: ContentTypeKey
  /** Its path; with `baseVersion` in that version. */
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
  const items = getContentType(contentType).items(newest.content as never)
  const paths = items.map(({ path }) => path)
  if (!paths.includes(item)) throw notFound('item')
  await repository.setPins(
    tx,
    newest,
    paths.filter((path) => (path === item ? isPinned : newest.pinned.includes(path))),
  )
}
