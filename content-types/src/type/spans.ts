// Runs of sentences and their positions in an episode.

/** A run of sentences by the ids of its first and last one. */
type Span = { first: number; last: number }

export function overlaps(a: Span, b: Span): boolean {
  return a.first <= b.last && b.first <= a.last
}

/** Returns which third of an episode a moment is in: 0, 1, or 2. */
export function getThird(seconds: number, durationSeconds: number): number {
  return durationSeconds <= 0 ? 0 : Math.min(2, Math.floor((seconds / durationSeconds) * 3))
}
