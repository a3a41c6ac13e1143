/** Stands beside a text to publish that has lost the marks of its estimated times. */
export const timesToCheck = 'Times of chapters are estimated: check them before you publish'

/** A text with its chapters as platforms take them: they read no time that is marked as estimated. */
export function withoutTimeMarks(text: string): { text: string; isEstimated: boolean } {
  const unmarked = text.replace(markedTime, '$<lead>')
  return { text: unmarked, isEstimated: unmarked !== text }
}

/** The mark of a time that a line begins with: '≈ 0:20 The sum', '• (≈ 1:02:33) – The sum' */
const markedTime = /^(?<lead>[^\p{L}\p{N}≈]{0,10})≈ ?(?=\d{1,3}:\d\d)/gmu
