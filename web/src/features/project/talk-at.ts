import type { Passage } from '@podcastai/content-types'
import { type Talk, talkAround } from '@podcastai/content-types/web'
import { type Analysis, type Segment, talkLanes } from '@podcastai/contracts'
import { createTimeline, type Timeline } from '@podcastai/episode/timeline'

/** Returns the conversation around a passage, with the server's times and the talk strip's lanes. */
export function talkAt(
  segments: readonly Segment[],
  passage: Passage,
  analysis: Pick<Analysis, 'speakers'> | null,
): Talk {
  const { beneath } = talkLanes(analysis?.speakers ?? [])
  const getLane = (speaker: string | null) => beneath.findIndex((lane) => lane.some(({ name }) => name === speaker)) + 1
  const isTimed = segments.some(({ start, end, marks }) => start !== null || end !== null || marks?.length)
  return talkAround(segments, passage, { isTimed, getLane, at: timelineFor(segments).at })
}

/** Building a timeline reads the whole transcript, so it is cached for all passages. */
const timelines = new WeakMap<readonly Segment[], Timeline>()

export function timelineFor(segments: readonly Segment[]): Timeline {
  const known = timelines.get(segments) ?? createTimeline({ segments: [...segments], durationSeconds: null })
  timelines.set(segments, known)
  return known
}
