export const unreadableReasons = ['empty', 'binary', 'no-speech', 'malformed', 'too-much', 'several-episodes'] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** Thrown when a file cannot be read as a transcript. `message` is for the person who uploaded it. */
export class UnreadableTranscript extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, message: string) {
    super(message)
    this.name = 'UnreadableTranscript'
    this.reason = reason
  }
}
