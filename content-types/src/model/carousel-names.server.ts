import { type AnswerPlace, plainName } from './place-names.server.ts'

const title: AnswerPlace = { owner: 'carousel_posts', at: 'title', isMany: false }
const slide: AnswerPlace = { owner: 'carousel_posts', at: 'slide', isMany: true }

/** Returns the number in 'carousel_2.slide', 'Carousel 2', or 'Carousel post #2', else null. */
export function carouselNumber(name: string): number | null {
  const words = name.slice(0, 60).trim().toLowerCase()
  const digit = /^\W{0,4}carousel(?:[ _-]?posts?)?[ _#-]{0,3}(\d)(?!\d)/.exec(words)?.[1]
  return digit === undefined || digit === '0' ? null : Number(digit)
}

/** Returns the place under a carousel's name: its slides, unless the name says that it is the title. */
export function inCarousel(name: string, carousel: number) {
  const part = plainName(name.slice(0, 60)).replace(/^carousel(?:post)?/, '')
  const place = part === 'title' ? title : part === '' || part === 'slide' ? slide : null
  return { owner: 'carousel_posts' as const, place, carousel }
}

export const carouselTitle = title
export const carouselSlide = slide
