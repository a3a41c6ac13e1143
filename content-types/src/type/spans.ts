// Runs of sentences, and where in an episode they stand.

/** A run of sentences by the numbers of its first and its last one. */
type Span = { first: number; last: number }

export function overlaps(a: Span, b: Span): boolean {
  return a.first <= b.last && b.first <= a.last
}

/** Which third of an episode a moment stands in: 0, 1 or 2. */
export function getThird(seconds: number, durationSeconds: number): number {
  return durationSeconds <= 0 ? 0 : Math.min(2, Math.floor((seconds / durationSeconds) * 3))
}
