import type { Episode } from '@podcastai/episode'
import { findSentenceIds, type GoodAnswer, quotedPiece } from '../../model-interface/good-pieces.fixture.server.ts'
import { countWords } from '../../talk/count-words.ts'
import type { Evidence } from '../../type/evidence.ts'
import type { EpisodeTitles } from './episode-titles.ts'

/** Returns a model's answer without mistakes. */
export const goodEpisodeTitles: GoodAnswer<EpisodeTitles> = ({ episode, brief, content }) => {
  const { primary, alternative, keywords } = content
  return [
    // A question and its answer need more evidence than the passage of the title.
    ...[primary, ...alternative]
      .filter(({ title }) => !/\? With /.test(title))
      .map(({ title, angle, evidence }) => ({
        ...{ at: 'title', text: title, ids: listRestIds(evidence, episode), kind: angle },
      })),
    ...keywords.map((text) => ({ at: 'keyword', text, ids: [], kind: '' })),
    quotedPiece('summary', episode, brief, new Set(), { min: 40, max: 100, getLength: countWords }),
  ]
}

/** Returns evidence ids for a title in our own words: those of its evidence, or else all sentences. */
function listRestIds(evidence: readonly Evidence[], episode: Episode): number[] {
  const ids = findSentenceIds(evidence, episode)
  return ids.length > 0 ? ids : episode.sentences.map(({ id }) => id)
}
