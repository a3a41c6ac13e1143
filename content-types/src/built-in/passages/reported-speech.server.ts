import type { Episode } from '@podcastai/episode'
import type { Passage } from './passages.server.ts'

/** How a passage is said, for “…,” says Ada. */
export function verbOf(
  { first, last, opening }: Pick<Passage, 'first' | 'last' | 'opening'>,
  episode: Episode,
): string {
  const cues = episode.sentences.slice(first, last + 1).map(({ traits }) => traits.cues)
  if (cues[0]?.confession !== undefined) return 'admits'
  if (/^(?:don[’']t|do not|never|always|stop|start|ask|try|make|find|keep|take|be|write|go)\b/i.test(opening))
    return 'advises'
  const past =
    /^(?:I|We|My|Our|When (?:I|we))\b.*\b(?:was|were|had|did|went|came|started|left|lost|thought|knew|got)\b/i
  if (past.test(opening) && cues.some((cue) => cue.story !== undefined || cue['turning-point'] !== undefined))
    return 'recalls'
  return 'says'
}
