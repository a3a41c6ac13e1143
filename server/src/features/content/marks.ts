import { type ContentTypeKey, carryMarks, getContentType, type ItemMarks } from '@podcastai/content-types'
import type { Connection } from '../../platform/database/connection.ts'
import * as repository from './content.repository.ts'
import { migrateContent } from './migrate-content.ts'

/** The pinned and edited items of a version. */
export async function getItemMarks(db: Connection, version: repository.NewestVersion): Promise<ItemMarks> {
  const { pinned, editedItems, origin } = version
  if (editedItems !== null) return { pinned, edited: editedItems }
  return { pinned, edited: origin === 'edited' ? await editedSinceWritten(db, version) : [] }
}

/** The marks of a version that a user made by hand: all items are edited if there was no version before. */
export async function marksAfterEdit(
  db: Connection,
  before: repository.NewestVersion | null,
  { key, content }: { key: ContentTypeKey; content: unknown },
): Promise<ItemMarks> {
  if (before === null) {
    const { items } = getContentType(key)
    return { pinned: [], edited: items(migrateContent(key, content)).map(({ path }) => path) }
  }
  const marks = await getItemMarks(db, before)
  const versions = { before: migrateContent(key, before.content), after: migrateContent(key, content) }
  return carryMarks(getContentType(key), { ...versions, marks })
}

/** For versions from before edits were stored by item: compares with the last written version. */
async function editedSinceWritten(db: Connection, version: repository.NewestVersion): Promise<string[]> {
  const written = await repository.findWrittenBefore(db, version)
  if (!written) return []
  const key = version.contentType as ContentTypeKey
  const [before, after] = [migrateContent(key, written.content), migrateContent(key, version.content)]
  return carryMarks(getContentType(key), { before, after, marks: { pinned: [], edited: [] } }).edited
}
