import { said } from '../../type/sample-talk.fixture.ts'
import type { ThumbnailDesign } from './thumbnail-design.ts'

/** The thumbnail design on the sample project's page. */
export const sampleThumbnailDesign: ThumbnailDesign = {
  visualElements: ['A “Closed” sign', 'One loaf on an empty shelf'],
  colorScheme: ['Deep petrol #1d3b45', 'Flour #efe7d8'],
  composition: 'Jonas on the right third, looking at an empty shop door.',
  textOptions: {
    fullEpisode: [
      { text: 'Closed Saturdays', highlightedWords: ['Saturdays'], reasoning: 'The odd fact.', evidence: null },
      {
        text: 'Lost forty cents',
        highlightedWords: ['forty cents'],
        reasoning: 'An ugly number.',
        evidence: said(1, 'lost forty cents'),
      },
    ],
    clips: [{ text: 'Till rolls first', highlightedWords: [], reasoning: 'The tool he used.', evidence: null }],
  },
  referenceImages: [],
}
