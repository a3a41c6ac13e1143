/** Drafts are separate per user. `place` is unique within the project. */
export type CommentDraftKey = { userId: string; projectId: string; place: string }

/** Stores an unsent comment in the browser, so that closing the form loses nothing. */
export function storedCommentDraft({ userId, projectId, place }: CommentDraftKey) {
  const key = `comment:${userId}:${projectId}:${place}`
  return {
    read: (): string | null => localStorage.getItem(key),
    write: (text: string) => {
      try {
        localStorage.setItem(key, text)
      } catch {
        // Storage is full or blocked: the text lives as long as its field.
      }
    },
    drop: () => localStorage.removeItem(key),
  }
}
