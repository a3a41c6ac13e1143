import type { ContentPictures } from '../../pictures/content-pictures.ts'
import type { CarouselPosts } from './carousel-posts.ts'
import { drawSlide } from './draw-slide.ts'

export const carouselPostsPictures: ContentPictures<CarouselPosts> = {
  formats: ['slide'],
  list: (content) =>
    Object.entries(content)
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .flatMap(([key, { title, slides }]) =>
        slides.map((slide, at) => ({
          path: `${key}.slides.${at}`,
          name: `${title} slide ${at + 1}`,
          words: slide.content,
          set: { key, title },
        })),
      ),
  draw: (content, path, drawing) => {
    const [key = '', , at = ''] = path.split('.')
    const slides = content[key]?.slides ?? []
    const slide = slides[Number(at)]
    return slide ? drawSlide(slide.content, { at: Number(at), of: slides.length }, drawing) : null
  },
}
