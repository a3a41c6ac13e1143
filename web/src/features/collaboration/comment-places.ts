import {
  type ContentItem,
  type ContentKey,
  getContentType,
  itemText,
  shortItemText,
  valueAt,
} from '@podcastai/content-types'
import type { Comment } from '@podcastai/contracts'

/** Returns a type's comments by the id of their item. */
export function commentsByItem(comments: readonly Comment[], type: ContentKey): ReadonlyMap<string, Comment[]> {
  const about = comments.filter(({ contentType, item }) => contentType === type && item !== null)
  return Map.groupBy(about, ({ item }) => item ?? '')
}

/** Returns the item that a comment is about; null if it is gone or the comment isn't about an item. */
export function findCommented({ contentType, item }: Comment, content: unknown): ContentItem | null {
  if (contentType === null || item === null || content === undefined) return null
  return (
    getContentType(contentType)
      .items(content as never)
      .find(({ id }) => id === item) ?? null
  )
}

/** Returns whether the text that a comment is about has changed. */
export function isAboutEarlier(comment: Comment, content: unknown): boolean {
  const { contentType, item, about } = comment
  if (contentType === null || item === null || content === undefined) return false
  const found = findCommented(comment, content)
  return found === null || toWords(contentType, content, found) !== about
}

/** The first words of an item. */
function toWords(contentType: ContentKey, content: unknown, { path }: ContentItem): string {
  return shortItemText(itemText(getContentType(contentType), valueAt(content, path)))
}
