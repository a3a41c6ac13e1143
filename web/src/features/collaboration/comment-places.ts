// Finds the items that comments are about after content was edited or regenerated.
import { type ContentTypeKey, findPath, getContentType, itemWords } from '@podcastai/content-types'
import type { Comment } from '@podcastai/contracts'

/** Returns a type's comments by the current path of their item, without those whose item is gone. */
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

/** Returns the current path of a comment's item; null if its text is gone or it isn't about an item. */
export function findCommentPath({ contentType, item, about, passage }: Comment, content: unknown): string | null {
  if (contentType === null || item === null || content === undefined) return null
  return findPath(getContentType(contentType), content as never, { path: item, words: about ?? '', passage })
}

/** Returns whether the text that a comment is about has changed. */
export function isAboutEarlier(comment: Comment, content: unknown): boolean {
  const { contentType, item, about } = comment
  if (contentType === null || item === null || content === undefined) return false
  const place = findCommentPath(comment, content)
  return place === null || itemWords(getContentType(contentType), content as never, place) !== about
}
