import { type Episode, getSentences } from '@podcastai/episode'
import type { Evidence } from './evidence.ts'

/**
 * Returns where the sentences from `first` to `last` were said. The speaker is null if several people speak.
 * @throws RangeError for ids that the episode does not have; check a draft's ids first.
 */
export function getEvidence(episode: Pick<Episode, 'sentences'>, first: number, last: number): Evidence {
  const span = getSentences(episode, first, last)
  const [opening, closing] = [span[0], span.at(-1)]
  if (!opening || !closing || closing.id !== last) throw new RangeError(`No sentences ${first} to ${last}.`)
  const oneVoice = span.every((sentence) => sentence.speaker === opening.speaker)
  return {
    speaker: oneVoice ? opening.speaker : null,
    start: opening.start,
    end: Math.max(opening.start, closing.end),
    estimated: opening.estimated,
    ...(closing.endEstimated && { endEstimated: true }),
    from: opening.from,
    to: closing.to,
  }
}
