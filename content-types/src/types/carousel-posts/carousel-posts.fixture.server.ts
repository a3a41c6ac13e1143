import { type GoodAnswer, quotedPiece } from '../../model-interface/good-pieces.fixture.server.ts'
import type { CarouselPosts } from './carousel-posts.ts'

/** Returns a model's answer without mistakes. */
export const goodCarouselPosts: GoodAnswer<CarouselPosts> = ({ episode, brief }) => {
  const used = new Set<number>()
  return [1, 2, 3].flatMap((number) => {
    const slides = Array.from({ length: 6 }, () =>
      quotedPiece(`carousel_${number}.slide`, episode, brief, used, {
        min: 30,
        max: 240,
        getLength: ({ length }) => length,
        one: true,
      }),
    )
    const title = { at: `carousel_${number}.title`, text: '6 statements', ids: slides[0]?.ids ?? [], kind: 'List' }
    const call = {
      at: `carousel_${number}.slide`,
      text: 'The whole conversation is linked in the profile.',
      ids: [],
      kind: 'Call to action',
    }
    return [title, ...slides, call]
  })
}
