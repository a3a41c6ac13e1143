import { withoutEstimateMarks } from '../type/time-code.ts'

/** Stands beside a text to publish that has lost the marks of its estimated times. */
export const timesToCheck = 'Chapter times are estimated. Check them before you publish.'

/** A text to copy or publish, and whether a time in it is estimated. */
export function withoutTimeMarks(text: string): { text: string; isEstimated: boolean } {
  const unmarked = withoutEstimateMarks(text)
  return { text: unmarked, isEstimated: unmarked !== text }
}
