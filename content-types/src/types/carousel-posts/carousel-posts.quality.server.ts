import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings, plainWords } from '../../quality/wording.server.ts'
import { startsDangling } from '../../talk/dangling-words.ts'
import { type CarouselPosts, type CarouselSlide, carouselSlides, slideLength } from './carousel-posts.ts'

export const carouselPostsRules: Rule<CarouselPosts>[] = [
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
        startsDangling(slides[0]?.content ?? '') ? `opens on: ${slides[0]?.content}` : null,
      ),
  },
  {
    label: `carousels: at most ${slideLength} characters of what was said on a slide`,
    check: (posts) =>
      each(listSlides(posts), ({ content, evidence }) => {
        const words = content.split('\n')[0] ?? ''
        return evidence === null || words.length <= slideLength ? null : `${words.length}: ${words.slice(0, 60)}`
      }),
  },
  {
    label: 'carousels: nothing that is left out',
    check: (posts, setting) =>
      nothingLeftOut(
        listSlides(posts).map(({ evidence }) => evidence),
        setting,
      ),
  },
  {
    label: 'carousels: no profanity',
    check: (posts) => noProfanity(listSlides(posts).map(({ content }) => content)),
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

function listSlides(posts: CarouselPosts): CarouselSlide[] {
  return Object.values(posts).flatMap(({ slides }) => slides)
}

/** True if a slide's words are on another slide: repeated from an earlier one, or contained in a longer text. */
function isWithin(slide: string, other: string, isEarlier: boolean): boolean {
  if (slide === other) return isEarlier
  return slide.split(' ').length >= 6 && other.includes(slide)
}
