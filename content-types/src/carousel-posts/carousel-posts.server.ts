import type { Episode } from '@podcastai/episode'
import { printWords } from '../printed-words.server.ts'
import type { Brief, Finished, Writer } from '../writer.server.ts'
import { listCarousels, storyCarousel } from './carousel-formats.server.ts'
import { type Carousel, type CarouselPosts, carouselSlides } from './carousel-posts.ts'
import { questionCarousel } from './question-carousel.server.ts'

export type SlideDraft = { purpose: string; content: string }
export type CarouselDraft = {
  title: string
  format: string
  slides: SlideDraft[]
  /** The episode does not say enough for six slides. */
  short?: boolean
}
/** Title and slides as text with marks where the episode speaks. */
export type CarouselPostsDraft = CarouselDraft[]

/** Carousels offered at most. */
const most = 4

export const carouselPostsWriter: Writer<CarouselPosts, CarouselPostsDraft> = {
  key: 'carousel_posts',
  draft: (episode, brief) => {
    const used = new Set<number>()
    const questions = questionCarousel(episode, brief, used)
    const story = storyCarousel(episode, brief, used)
    const lists = listCarousels(episode, brief, used, most)
    return [lists[0], questions, story, ...lists.slice(1)]
      .filter((one) => one !== null && one !== undefined)
      .slice(0, most)
  },
  finish,
}

function finish(draft: CarouselPostsDraft, episode: Episode, brief: Brief): Finished<CarouselPosts> {
  const problems: string[] = []
  const { avoidTopics } = brief.voice
  const carousels = draft.map((carousel, at): [string, Carousel] => {
    const key = `carousel_${at + 1}`
    const title = printWords(carousel.title, episode, avoidTopics)
    problems.push(...title.problems.map((problem) => `${key}: ${problem}`))
    const count = carousel.slides.length
    if (count > carouselSlides.max || (count < carouselSlides.min && carousel.short !== true))
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
