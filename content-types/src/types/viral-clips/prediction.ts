// How the parts of a moment's score make its prediction. It stands beside them, so that anybody can add it up.

/** Percent of each part: the first seconds, feeling and a line to repeat are what people pass a moment on for. */
const percentOf: Readonly<Record<string, number>> = {
  hook: 28,
  emotion: 24,
  quotability: 24,
  standalone: 12,
  specificity: 8,
  relevance: 4,
}

/** Percent of the whole passage, where it is rated: it tells more than its parts, which share the rest. */
const passagePercent = 75

type Scores = Readonly<Record<string, { score: number }>>

/** The percent that each part counts, the weightiest first; a part that we do not know counts nothing. */
export function weightsOf(scores: Scores): { key: string; percent: number }[] {
  const share = 'passage' in scores ? (100 - passagePercent) / 100 : 1
  return Object.keys(scores)
    .map((key) => ({ key, percent: key === 'passage' ? passagePercent : (percentOf[key] ?? 0) * share }))
    .filter(({ percent }) => percent > 0)
    .sort((one, other) => other.percent - one.percent)
}

/** The weighted mean of the parts, 0–100; null where there are none. */
export function predictionOf(scores: Scores): number | null {
  const weights = weightsOf(scores)
  const all = weights.reduce((sum, { percent }) => sum + percent, 0)
  if (all === 0) return null
  return Math.round(weights.reduce((sum, { key, percent }) => sum + (scores[key]?.score ?? 0) * percent, 0) / all)
}
