import type { Episode } from '@podcastai/episode'
import { type GoodAnswer, quotedPiece, sentencesOf } from '../../model-type/good-pieces.fixture.server.ts'
import { countWords } from '../../spoken/count-words.ts'
import type { Evidence } from '../../type/evidence.ts'
import type { EpisodeTitles } from './episode-titles.ts'

/** What a model answers that makes no mistake. */
export const goodEpisodeTitles: GoodAnswer<EpisodeTitles> = ({ episode, brief, content }) => {
  const { primary, alternative, keywords } = content
  return [
    // A question and who answers it rest on more than the passage of the title.
    ...[primary, ...alternative]
      .filter(({ title }) => !/\? With /.test(title))
      .map(({ title, angle, evidence }) => ({
        ...{ at: 'title', text: title, ids: restOf(evidence, episode), kind: angle },
      })),
    ...keywords.map((text) => ({ at: 'keyword', text, ids: [], kind: '' })),
    quotedPiece('summary', episode, brief, new Set(), { least: 40, most: 100, lengthOf: countWords }),
  ]
}

/** A title of our words rests on whoever speaks: on all that was said, but not on nothing. */
function restOf(evidence: readonly Evidence[], episode: Episode): number[] {
  const ids = sentencesOf(evidence, episode)
  return ids.length > 0 ? ids : episode.sentences.map(({ id }) => id)
}
