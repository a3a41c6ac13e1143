import type { Evidence } from '../type/evidence.ts'
import type { Verdict } from './rule.server.ts'

/** Checks that no two pieces share words of the transcript. */
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
