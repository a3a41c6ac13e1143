import { asTitle } from '../../built-in/printed.server.ts'
import { countWords } from '../../talk/count-words.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import type { AddedItem, SelectedWords } from '../../type/selected-words.ts'
import { stressedWord } from './short-texts.server.ts'
import { maxThumbnailCharacters, maxThumbnailWords, type ThumbnailDesign } from './thumbnail-design.ts'

/** Adds selected words as a thumbnail text of the episode; the same text isn't added twice. @throws EditRefusal */
export function addThumbnailText(design: ThumbnailDesign, { words, passage }: SelectedWords): AddedItem {
  const text = asTitle(words)
  if (countWords(text) > maxThumbnailWords || text.length > maxThumbnailCharacters)
    throw new EditRefusal(`This is too long for a thumbnail. Select up to ${maxThumbnailWords} words.`)
  const { fullEpisode } = design.textOptions
  const same = fullEpisode.findIndex((option) => option.text === text)
  const at = same >= 0 ? same : fullEpisode.length
  const path = `textOptions.fullEpisode.${at}`
  if (same >= 0) return { edited: design, path }
  const added = { text, highlightedWords: [stressedWord(text)], reasoning: 'Added by hand', evidence: passage }
  return { edited: { ...design, textOptions: { ...design.textOptions, fullEpisode: [...fullEpisode, added] } }, path }
}
