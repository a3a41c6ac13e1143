export const unreadableReasons = ['empty', 'binary', 'no-speech', 'malformed', 'too-much', 'several-episodes'] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** Thrown for a file that isn't a usable transcript. `message` is for the user. */
export class UnreadableTranscript extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, message: string) {
    super(message)
    this.name = 'UnreadableTranscript'
    this.reason = reason
  }
}
