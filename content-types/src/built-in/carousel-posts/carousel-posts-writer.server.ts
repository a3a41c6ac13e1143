import type { Episode } from '@podcastai/episode'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { type Carousel, type CarouselPosts, carouselSlides } from '../../types/carousel-posts/carousel-posts.ts'
import type { Writer } from '../writer.server.ts'
import type { CarouselDraft } from './carousel-draft.server.ts'
import { listCarousels, subjectCarousel } from './list-carousels.server.ts'
import { questionCarousel } from './question-carousel.server.ts'
import { storyCarousel } from './story-carousel.server.ts'

export type CarouselPostsDraft = CarouselDraft[]

/** Carousels offered. */
const [least, most] = [3, 4]

export const carouselPostsWriter: Writer<CarouselPosts, CarouselPostsDraft> = {
  key: 'carousel_posts',
  draft: (episode, brief) => {
    const used = new Set<number>()
    const subject = subjectCarousel(episode, brief, used)
    const questions = questionCarousel(episode, brief, used)
    const story = storyCarousel(episode, brief, used)
    const special = [subject, questions, story].filter((one) => one !== null)
    return [
      ...special,
      ...listCarousels(episode, brief, used, { least: least - special.length, most: most - special.length }),
    ]
  },
  finish,
}

function finish(draft: CarouselPostsDraft, episode: Episode, brief: Brief): Finished<CarouselPosts> {
  if (draft.length === 0) return { content: null, problems: [tooLittle] }
  const problems: string[] = []
  const { avoidTopics } = brief.voice
  const carousels = draft.map((carousel, at): [string, Carousel] => {
    const key = `carousel_${at + 1}`
    const title = printWords(carousel.title, episode, avoidTopics)
    problems.push(...title.problems.map((problem) => `${key}: ${problem}`))
    const count = carousel.slides.length
    if (count > carouselSlides.max || count < carouselSlides.min)
      problems.push(`${key}: has ${count} slides, ${carouselSlides.min}–${carouselSlides.max} are wanted.`)
    const slides = carousel.slides.map(({ purpose, content }, index) => {
      const printed = printWords(content, episode, avoidTopics)
      problems.push(...printed.problems.map((problem) => `${key}, slide ${index + 1}: ${problem}`))
      return { slideNumber: index + 1, purpose, content: printed.text, evidence: printed.evidence.at(-1) ?? null }
    })
    return [key, { title: title.text.replace(/\.(?=”|$)/g, ''), format: carousel.format, slides }]
  })
  return problems.length > 0 ? { content: null, problems } : { content: Object.fromEntries(carousels), problems: [] }
}

const tooLittle = 'Too little is said that can be read on its own: a carousel takes at least four such statements.'
