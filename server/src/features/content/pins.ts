import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as repository from './content.repository.ts'
import { todaysContent } from './todays-content.ts'

type Pins = { transcriptId: string; contentType: ContentTypeKey; pinned: string[]; baseVersion?: number | undefined }

/**
 * Says which items of a type stay whenever it is written anew. With `baseVersion` the paths are of that version.
 * @throws AppError
 */
export async function pin(tx: Connection, { transcriptId, contentType, pinned, baseVersion }: Pins): Promise<void> {
  await repository.lockWording(tx, transcriptId)
  const newest = await repository.newestVersion(tx, transcriptId, contentType)
  if (!newest) throw new AppError('conflict', 'Please generate this content before pinning parts of it.')
  if (baseVersion !== undefined && baseVersion !== newest.version) {
    throw new AppError('conflict', 'Someone else just changed this. Check the new version, then pin again.')
  }
  const items = contentTypeOf(contentType)
    .items(todaysContent(contentType, newest.content))
    .map(({ path }) => path)
  if (!pinned.every((path) => items.includes(path))) throw notFound('item')
  await repository.setPins(
    tx,
    newest,
    items.filter((path) => pinned.includes(path)),
  )
}
