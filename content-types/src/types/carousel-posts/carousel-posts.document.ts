import { type Block, facts, table, title3 } from '../../documents/blocks.ts'
import { formatCount } from '../../type/format-count.ts'
import type { CarouselPosts } from './carousel-posts.ts'

export function carouselPostsDocument(carousels: CarouselPosts): Block[] {
  return Object.values(carousels).flatMap(({ title, format, slides }) => [
    title3(title),
    facts([format, formatCount(slides.length, 'slide')]),
    table(
      ['Slide', 'Purpose', 'Content'],
      slides.map(({ slideNumber, purpose, content }) => [String(slideNumber), purpose, content]),
    ),
  ])
}
