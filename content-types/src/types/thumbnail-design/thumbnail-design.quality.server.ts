import { countWords } from '@podcastai/episode'
import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { valueAt } from '../../items/item-paths.ts'
import { each, type Rule, type Setting } from '../../quality/rule.server.ts'
import { plainWords } from '../../quality/wording.server.ts'
import { maxThumbnailWords, type TextOption, type ThumbnailDesign } from './thumbnail-design.ts'

export const thumbnailDesignRules: Rule<ThumbnailDesign>[] = [
  {
    label: `thumbnail: texts of at most ${maxThumbnailWords} words, none twice`,
    check: (design) => {
      const texts = listTexts(design).map(({ text }) => text)
      return each(texts, (text, index) => {
        if (countWords(text) > maxThumbnailWords) return `${countWords(text)} words: ${text}`
        return texts.findIndex((other) => plainWords(other) === plainWords(text)) < index ? `twice: ${text}` : null
      })
    },
  },
  {
    label: 'thumbnail: highlighted words stand in the text',
    check: (design) =>
      each(listTexts(design), ({ text, highlightedWords }) => {
        const words = plainWords(text)
        const missing = highlightedWords.find((word) => !words.includes(plainWords(word)))
        if (highlightedWords.length === 0) return `nothing highlighted: ${text}`
        return missing === undefined ? null : `“${missing}” is not in: ${text}`
      }),
  },
  {
    label: 'thumbnail: nothing that is left out',
    check: (design, setting) =>
      nothingLeftOut(
        listTexts(design).map(({ evidence }) => evidence),
        setting,
      ),
  },
  { label: 'thumbnail: no profanity', check: (design) => noProfanity(listTexts(design).map(({ text }) => text)) },
  {
    label: 'thumbnail: does not repeat the title',
    check: ({ textOptions }, { kit }) => {
      const title = plainWords(getTitle(kit))
      return each(textOptions.fullEpisode, ({ text }) => (plainWords(text) === title ? `is the title: ${text}` : null))
    },
  },
]

function listTexts({ textOptions }: ThumbnailDesign): TextOption[] {
  return [...textOptions.fullEpisode, ...textOptions.clips]
}

/** Returns the title that the episode was given, or an empty string. */
function getTitle(kit: Setting['kit']): string {
  const title = kit.episode_titles === undefined ? '' : valueAt(kit.episode_titles, 'primary.title')
  return typeof title === 'string' ? title : ''
}
