import { inQuotes } from '../../built-in/printed.server.ts'
import { openingTitle, toSentences } from '../../clip/add-clip.server.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import type { AddedItem, SelectedWords } from '../../type/selected-words.ts'
import { type CarouselPosts, maxSlideCharacters } from './carousel-posts.ts'
import { freeKey } from './free-key.ts'

/**
 * Adds the selected words as a slide, before the carousel's call to action, or as a new carousel. @throws EditRefusal
 */
export function addSlide(carousels: CarouselPosts, { words, passage, into }: SelectedWords): AddedItem {
  const content = inQuotes(words)
  if (content.length > maxSlideCharacters) {
    const max = (maxSlideCharacters - '“”'.length).toLocaleString('en-US')
    throw new EditRefusal(`This is too long for a slide. Select up to ${max} characters.`)
  }
  const slide = { purpose: 'Quote', content, evidence: passage }
  if (into === undefined) {
    const key = freeKey(carousels)
    const [first = words] = toSentences(words)
    const carousel = { title: openingTitle(first), format: 'Quotes', slides: [slide] }
    return { edited: { ...carousels, [key]: carousel }, path: `${key}.slides.0` }
  }
  const carousel = Object.hasOwn(carousels, into) ? carousels[into] : undefined
  if (!carousel) throw new EditRefusal('This carousel no longer exists. Choose another one.')
  const { slides } = carousel
  // A last slide without words from the episode is the call to action.
  const isClosed = slides.length > 1 && slides.at(-1)?.evidence === null
  const at = isClosed ? slides.length - 1 : slides.length
  const edited = { ...carousels, [into]: { ...carousel, slides: slides.toSpliced(at, 0, slide as never) } }
  return { edited, path: `${into}.slides.${at}` }
}
