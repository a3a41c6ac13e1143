import type { Evidence } from '../type/evidence.ts'
import { thirdOf } from '../type/spans.ts'
import { fullEpisodeMinutes, type Setting, type Verdict } from './rule.server.ts'

/** One piece from each third of a full-length episode. */
export function eachThird(evidence: readonly (Evidence | null)[], { episode }: Setting): Verdict {
  const thirds = evidence.flatMap((place) => (place ? [thirdOf(place.start, episode.durationSeconds)] : []))
  const counts = [0, 1, 2].map((third) => thirds.filter((found) => found === third).length)
  const full = episode.durationSeconds >= fullEpisodeMinutes * 60
  const empty = counts.flatMap((count, third) => (count === 0 ? [`none in third ${third + 1}`] : []))
  return { figure: counts.join(' + '), wrong: full ? empty : [] }
}

/** No two pieces share words of the transcript. */
export function noOverlap(evidence: readonly (Evidence | null)[]): Verdict {
  const spans = evidence.flatMap((place, index) =>
    place ? [{ index, from: order(place.from), to: order(place.to) }] : [],
  )
  const wrong = spans.flatMap((span, at) =>
    spans
      .slice(0, at)
      .filter((other) => span.from < other.to && other.from < span.to)
      .map((other) => `${span.index + 1} shares words with ${other.index + 1}`),
  )
  return { figure: `${wrong.length} shared`, wrong }
}

function order({ segment, offset }: Evidence['from']): number {
  return segment * 1e7 + offset
}
