import type { CarouselPosts } from './carousel-posts.ts'

/** Returns a key that sorts after all others, so that a new carousel comes last. */
export function freeKey(carousels: CarouselPosts): string {
  const numbers = Object.keys(carousels).map((key) => Number(/^carousel_(\d{1,9})$/.exec(key)?.[1] ?? 0))
  return `carousel_${Math.max(0, ...numbers) + 1}`
}
