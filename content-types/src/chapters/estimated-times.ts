import { withoutEstimateMarks } from '../type/time-code.ts'

/** Notice next to a text to publish whose times have lost their “≈” marks. */
export const timesToCheck = 'Chapter times are estimated. Check them before you publish.'

/** Returns a text to copy or publish without “≈” marks, and whether a time in it is estimated. */
export function withoutTimeMarks(text: string): { text: string; isEstimated: boolean } {
  const unmarked = withoutEstimateMarks(text)
  return { text: unmarked, isEstimated: unmarked !== text }
}
