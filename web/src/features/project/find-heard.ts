import type { Evidence } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'
import { timelineFor } from './talk-at.ts'

/** Media elements report times in steps. Seconds. */
const tolerance = 0.05

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Returns the sentence that is heard at a second of the transcript; null before the first one. */
export function findHeard(segments: readonly Segment[], seconds: number): Evidence | null {
  const now = seconds + tolerance
  const segment = segments.findLast(({ start, text }) => text !== '' && start !== null && start <= now)
  if (!segment) return null
  const { id, speaker, text } = segment
  const { at } = timelineFor(segments)
  const parts = [...sentences.segment(text)].map(({ index, segment: words }) => ({
    from: { segment: id, offset: index },
    to: { segment: id, offset: index + words.trimEnd().length },
  }))
  const heard = parts.findLast(({ from }, index) => index === 0 || at(from).seconds <= now)
  if (!heard) return null
  const [start, end] = [at(heard.from), at(heard.to, true)]
  return { speaker, start: start.seconds, end: end.seconds, estimated: start.estimated || end.estimated, ...heard }
}
