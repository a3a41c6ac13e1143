import type { CarouselPosts } from './carousel-posts.ts'

/** A key after all others, so that a new carousel stands last. */
export function freeKey(carousels: CarouselPosts): string {
  const numbers = Object.keys(carousels).map((key) => Number(/^carousel_(\d{1,9})$/.exec(key)?.[1] ?? 0))
  return `carousel_${Math.max(0, ...numbers) + 1}`
}
