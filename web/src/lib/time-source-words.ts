import type { ParseReport } from '@podcastai/contracts'
import { exactWithinSeconds } from '@podcastai/episode/timeline'

type TimeSource = ParseReport['timeSource']

type Words = {
  /** What the file has. */
  found: string
  /** The file preview's text about times. */
  preview: string
  /** Which times are estimated. */
  estimated: string
}

/** Where a project's times come from. All page texts about it use these. */
export const timeSourceWords = {
  file: {
    found: 'Every line has a time',
    preview: 'Every line has a time.',
    estimated: `Times inside lines longer than ${exactWithinSeconds} seconds are estimated`,
  },
  partly: {
    found: 'Some lines have a time',
    preview: 'Some lines have a time, the others are estimated.',
    estimated: 'Times between the file’s marks are estimated',
  },
  none: {
    found: 'The file has no times',
    preview: 'No timestamps, so times are estimated.',
    estimated: 'Times estimated at 150 words a minute',
  },
} as const satisfies Record<TimeSource, Words>

/**
 * Returns everything about it as sentences: 'Some lines have a time. Times between the file’s marks are estimated.'
 */
export function describeTimes(source: TimeSource): string {
  const { found, estimated } = timeSourceWords[source]
  return `${found}. ${estimated}.`
}
