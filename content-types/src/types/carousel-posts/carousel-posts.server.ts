import type { ServerType } from '../../server-interface/server-type.server.ts'
import { addSlide } from './add-slide.server.ts'
import { carouselPostsModel } from './carousel-posts.model.server.ts'
import { carouselPostsRules } from './carousel-posts.quality.server.ts'
import type { CarouselPosts } from './carousel-posts.ts'
import { writeCarousels } from './write-carousels.server.ts'

export const carouselPostsOnServer: ServerType<CarouselPosts> = {
  key: 'carousel_posts',
  write: writeCarousels,
  model: carouselPostsModel,
  rules: carouselPostsRules,
  addSelected: addSlide,
}
