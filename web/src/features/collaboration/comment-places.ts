// Where the comments on items stand in a content that may have been edited or written anew since.
import { type ContentTypeKey, findPath, getContentType, itemWords } from '@podcastai/content-types'
import type { Comment } from '@podcastai/contracts'

/** The comments on the items of a type, by the item's path as it is now. One whose item is gone is on none. */
export function commentsByItem(
  comments: readonly Comment[],
  contentType: ContentTypeKey,
  content: unknown,
): ReadonlyMap<string, Comment[]> {
  const byItem = new Map<string, Comment[]>()
  for (const comment of comments) {
    const path = comment.contentType === contentType ? findCommentPath(comment, content) : null
    if (path !== null) byItem.set(path, [...(byItem.get(path) ?? []), comment])
  }
  return byItem
}

/** Path of the item that a comment is about by now; null where its text is gone, or it is about no item. */
export function findCommentPath({ contentType, item, about, passage }: Comment, content: unknown): string | null {
  if (contentType === null || item === null || content === undefined) return null
  return findPath(getContentType(contentType), content as never, { path: item, words: about ?? '', passage })
}

/** Is a comment about words that do not stand there any more? */
export function isAboutEarlier(comment: Comment, content: unknown): boolean {
  const { contentType, item, about } = comment
  if (contentType === null || item === null || content === undefined) return false
  const place = findCommentPath(comment, content)
  return place === null || itemWords(getContentType(contentType), content as never, place) !== about
}
