import { closing, said } from '../../type/sample-talk.fixture.ts'
import type { CarouselPosts } from './carousel-posts.ts'

/** The carousels on the sample project's page. */
export const sampleCarouselPosts: CarouselPosts = {
  carousel_1: {
    title: 'Five sums before you open on Saturday',
    format: 'Numbered list',
    slides: [
      { slideNumber: 1, purpose: 'Hook', content: 'Your best day may be losing you money.', evidence: null },
      { slideNumber: 2, purpose: 'Proof', content: closing, evidence: said(3, closing) },
      { slideNumber: 3, purpose: 'Call to action', content: 'Do the sum tonight.', evidence: null },
    ],
  },
}
