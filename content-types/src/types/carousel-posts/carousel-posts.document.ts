import { type Block, facts, table, title3 } from '../../documents/blocks.ts'
import type { CarouselPosts } from './carousel-posts.ts'

export function carouselPostsDocument(carousels: CarouselPosts): Block[] {
  return Object.values(carousels).flatMap(({ title, format, slides }) => [
    title3(title),
    facts([format, `${slides.length} slides`]),
    table(
      ['Slide', 'Purpose', 'Content'],
      slides.map(({ slideNumber, purpose, content }) => [String(slideNumber), purpose, content]),
    ),
  ])
}
