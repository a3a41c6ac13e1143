import type { Episode } from '@podcastai/episode'

/** Why two ids do not name sentences of the episode, or null. */
export function spanProblem({ sentences }: Pick<Episode, 'sentences'>, first: number, last: number): string | null {
  if (sentences[first] === undefined) return `there is no sentence ${first}.`
  if (sentences[last] === undefined) return `there is no sentence ${last}.`
  if (last < first) return `ends (${last}) before it begins (${first}).`
  return null
}
