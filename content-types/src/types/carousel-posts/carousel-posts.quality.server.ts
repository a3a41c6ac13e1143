import { atLeast, each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings, opensDanglingly, plainWords } from '../../quality/wording.server.ts'
import { type CarouselPosts, carouselSlides } from './carousel-posts.ts'

export const carouselPostsRules: Rule<CarouselPosts>[] = [
  {
    label: 'carousels: 3 or more',
    check: (posts, setting) => atLeast(Object.keys(posts).length, 3, 'carousels', setting),
  },
  {
    label: `carousels: ${carouselSlides.min}–${carouselSlides.max} slides`,
    check: (posts) => {
      const all = Object.values(posts)
      const verdict = each(all, ({ slides, title }) =>
        slides.length >= carouselSlides.min && slides.length <= carouselSlides.max
          ? null
          : `${slides.length}: ${title}`,
      )
      return { ...verdict, figure: all.map(({ slides }) => slides.length).join(' / ') }
    },
  },
  {
    label: 'carousels: the first slide stands alone',
    check: (posts) =>
      each(Object.values(posts), ({ slides }) =>
        opensDanglingly(slides[0]?.content ?? '') ? `opens on: ${slides[0]?.content}` : null,
      ),
  },
  {
    label: 'carousels: one call to action, on the last slide',
    check: (posts) =>
      each(Object.values(posts), ({ slides, title }) => {
        const calls = slides.filter(({ purpose }) => /call to action/i.test(purpose))
        return calls.length === 1 && slides.at(-1) === calls[0] ? null : `${calls.length} calls: ${title}`
      }),
  },
  {
    label: 'carousels: no slide twice, each opens differently',
    check: (posts) => {
      const all = Object.values(posts)
      const slides = all.flatMap((post) => post.slides.slice(0, -1).map(({ content }) => plainWords(content)))
      const twice = slides
        .filter((slide, index) => slides.some((other, at) => isWithin(slide, other, at < index)))
        .map((slide) => `twice: ${slide.slice(0, 60)}`)
      return {
        figure: `${slides.length} slides`,
        wrong: [...twice, ...differentOpenings(all.map((post) => post.slides[0]?.content ?? '')).wrong],
      }
    },
  },
]

/** One slide's words on another: the same, where the other came before, or among more. */
function isWithin(slide: string, other: string, isEarlier: boolean): boolean {
  if (slide === other) return isEarlier
  return slide.split(' ').length >= 6 && other.includes(slide)
}
