import type { Comment } from '@podcastai/contracts'

type Of = { userId: string; id: string }

const keyOf = ({ userId, id }: Of) => `comments-seen:${userId}:${id}`

/** Does a comment name this person that came after they looked at the comments last, in this browser? */
export function hasNewMention(of: Of, comments: readonly Comment[]): boolean {
  const seenAt = localStorage.getItem(keyOf(of)) ?? ''
  return comments.some(({ mentions, createdAt }) => createdAt > seenAt && mentions.some(({ id }) => id === of.userId))
}

/** The person looks at the comments now, as far as they are known. */
export function noteSeen(of: Of, comments: readonly Comment[]): void {
  const newest = comments.at(-1)?.createdAt
  if (newest === undefined) return
  try {
    localStorage.setItem(keyOf(of), newest)
  } catch {
    // The storage is full or forbidden: the mark stays, which is no harm.
  }
}
