/** Whose comment on what: people who share a browser do not see each other's. `place` is unique within the project. */
export type CommentDraftKey = { userId: string; projectId: string; place: string }

/** A comment that is not sent yet, in the browser's storage, so that closing what it is typed in loses nothing. */
export function storedCommentDraft({ userId, projectId, place }: CommentDraftKey) {
  const key = `comment:${userId}:${projectId}:${place}`
  return {
    read: (): string | null => localStorage.getItem(key),
    write: (text: string) => {
      try {
        localStorage.setItem(key, text)
      } catch {
        // The storage is full or forbidden: the text lives as long as its field.
      }
    },
    drop: () => localStorage.removeItem(key),
  }
}
