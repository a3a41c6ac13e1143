import type { ParseReport } from '@podcastai/contracts'
import { exactWithinSeconds } from '@podcastai/episode/timeline'

type TimeSource = ParseReport['timeSource']

type Words = {
  /** Which times the file has. */
  found: string
  /** Which times are estimated. */
  estimated: string
}

/** Where a project's times come from. The upload, the import details, the cut lists, and the project all use these. */
export const timeSourceWords = {
  file: {
    found: 'Every line has a time',
    estimated: `Times within lines over ${exactWithinSeconds} seconds are estimated`,
  },
  partly: {
    found: 'Some lines have a time',
    estimated: 'Times between the file’s marks are estimated',
  },
  none: {
    found: 'The file has no times',
    estimated: 'Times are estimated at 150 words a minute',
  },
} as const satisfies Record<TimeSource, Words>

/** Describes a time source: 'Some lines have a time. Times between the file’s marks are estimated.' */
export function describeTimes(source: TimeSource): string {
  const { found, estimated } = timeSourceWords[source]
  return `${found}. ${estimated}.`
}
