import { type ContentKey, carryMarks, getContentType, type ItemMarks } from '@podcastai/content-types'
import type { Version } from '../../domain/content/read-content.ts'

export function getMarks({ pinned, editedItems }: Version): ItemMarks {
  return { pinned, edited: editedItems }
}

/** Returns the marks of a version that a user edited: all items count as edited if there was no version before. */
export function marksAfterEdit(before: Version | null, key: ContentKey, content: unknown): ItemMarks {
  const type = getContentType(key)
  if (before === null) return { pinned: [], edited: type.items(content as never).map(({ id }) => id) }
  return carryMarks(type, { before: before.content as never, after: content as never, marks: getMarks(before) })
}
