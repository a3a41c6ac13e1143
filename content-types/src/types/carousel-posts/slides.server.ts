import { type Episode, getSentences, isOneTurn, spanText } from '@podcastai/episode'
import { isClosed } from '../../built-in/reads-whole.server.ts'
import { getTextWidth } from '../../type/script-limits.ts'

/** Consecutive sentences for one slide. */
export type SlideSpan = { first: number; last: number }

/** Sentences share a slide if together they are shorter than this, in characters. */
const sharedLength = 90
/** Maximum characters on one slide, so that it can be read at a glance. */
export const maxCharacters = 220

/**
 * Divides all sentences of a passage among slides, one or two on each. Returns null if they do not fit this number of
 * slides, or if a slide cannot be read on its own.
 */
export function divideIntoSlides(
  episode: Episode,
  { first, last }: SlideSpan,
  { min, max }: { min: number; max: number },
): SlideSpan[] | null {
  if (!isOneTurn(episode, first, last)) return null
  let slides: SlideSpan[] = getSentences(episode, first, last).map(({ id }) => ({ first: id, last: id }))
  while (slides.length > min) {
    const at = findShortestPair(episode, slides)
    const pair = at === null ? null : joined(slides, at)
    if (at === null || pair === null) break
    if (slides.length <= max && getLength(episode, pair) > sharedLength) break
    slides = slides.toSpliced(at, 2, pair)
  }
  const fits = slides.length >= min && slides.length <= max
  return fits && slides.every((slide) => isReadable(spanText(episode, slide.first, slide.last))) ? slides : null
}

/**
 * Returns the index of the first of two adjacent slides that are shortest together and fit one slide; null if no two
 * do.
 */
function findShortestPair(episode: Episode, slides: readonly SlideSpan[]): number | null {
  const lengths = slides.slice(1).flatMap((next, at) => {
    const pair = joined(slides, at)
    const length = pair === null ? maxCharacters + 1 : getLength(episode, pair)
    const areSingle = pair !== null && next.first === next.last && pair.last - pair.first === 1
    return areSingle && length <= maxCharacters ? [{ at, length }] : []
  })
  return lengths.sort((a, b) => a.length - b.length)[0]?.at ?? null
}

function joined(slides: readonly SlideSpan[], at: number): SlideSpan | null {
  const [one, next] = [slides[at], slides[at + 1]]
  return one && next ? { first: one.first, last: next.last } : null
}

function getLength(episode: Episode, { first, last }: SlideSpan): number {
  return getTextWidth(spanText(episode, first, last))
}

/** True if a text is short enough and no quotation continues on the next slide. */
function isReadable(text: string): boolean {
  return getTextWidth(text) <= maxCharacters && isClosed(text)
}
