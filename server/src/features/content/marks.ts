import { type ContentTypeKey, carryMarks, contentTypeOf, type ItemMarks } from '@podcastai/content-types'
import type { Connection } from '../../platform/database/connection.ts'
import * as repository from './content.repository.ts'
import { todaysContent } from './todays-content.ts'

/** What is pinned in a version and what people wrote of it. */
export async function marksOf(db: Connection, version: repository.NewestVersion): Promise<ItemMarks> {
  const { pinned, editedItems, origin } = version
  if (editedItems !== null) return { pinned, edited: editedItems }
  return { pinned, edited: origin === 'edited' ? await editedSinceWritten(db, version) : [] }
}

/** The marks of a version that a person made by hand: all of it, where there was none before. */
export async function marksAfterEdit(
  db: Connection,
  before: repository.NewestVersion | null,
  { key, content }: { key: ContentTypeKey; content: unknown },
): Promise<ItemMarks> {
  if (before === null) {
    const { items } = contentTypeOf(key)
    return { pinned: [], edited: items(todaysContent(key, content)).map(({ path }) => path) }
  }
  const marks = await marksOf(db, before)
  const versions = { before: todaysContent(key, before.content), after: todaysContent(key, content) }
  return carryMarks(contentTypeOf(key), { ...versions, marks })
}

/** Versions from before edits were kept by item: what differs from what was written last. */
async function editedSinceWritten(db: Connection, version: repository.NewestVersion): Promise<string[]> {
  const written = await repository.findWrittenBefore(db, version)
  if (!written) return []
  const key = version.contentType as ContentTypeKey
  const [before, after] = [todaysContent(key, written.content), todaysContent(key, version.content)]
  return carryMarks(contentTypeOf(key), { before, after, marks: { pinned: [], edited: [] } }).edited
}
