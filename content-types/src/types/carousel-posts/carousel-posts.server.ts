import { carouselPostsWriter } from '../../built-in/carousel-posts/carousel-posts-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { carouselPostsModel } from './carousel-posts.model.server.ts'
import { carouselPostsRules } from './carousel-posts.quality.server.ts'
import type { CarouselPosts } from './carousel-posts.ts'

export const carouselPostsOnServer: ServerType<CarouselPosts> = {
  key: 'carousel_posts',
  write: writtenBy(carouselPostsWriter),
  model: carouselPostsModel,
  rules: carouselPostsRules,
}
