import { countWords } from '@podcastai/episode'
import { valueAt } from '../../items/item-paths.ts'
import { each, type Rule, type Setting } from '../../quality/rule.server.ts'
import { plainWords } from '../../quality/wording.server.ts'
import { maxThumbnailWords, type ThumbnailDesign } from './thumbnail-design.ts'

export const thumbnailDesignRules: Rule<ThumbnailDesign>[] = [
  {
    label: `thumbnail: texts of at most ${maxThumbnailWords} words, none twice`,
    check: (design) => {
      const texts = [...design.textOptions.fullEpisode, ...design.textOptions.clips].map(({ text }) => text)
      return each(texts, (text, index) => {
        if (countWords(text) > maxThumbnailWords) return `${countWords(text)} words: ${text}`
        return texts.findIndex((other) => plainWords(other) === plainWords(text)) < index ? `twice: ${text}` : null
      })
    },
  },
  {
    label: 'thumbnail: highlighted words stand in the text',
    check: ({ textOptions }) =>
      each([...textOptions.fullEpisode, ...textOptions.clips], ({ text, highlightedWords }) => {
        const words = plainWords(text)
        const missing = highlightedWords.find((word) => !words.includes(plainWords(word)))
        if (highlightedWords.length === 0) return `nothing highlighted: ${text}`
        return missing === undefined ? null : `“${missing}” is not in: ${text}`
      }),
  },
  {
    label: 'thumbnail: 3 texts for the episode, one for each clip',
    check: ({ textOptions }, { kit }) => {
      const { fullEpisode, clips } = textOptions
      const wanted = clipCount(kit) ?? clips.length
      const wrong = fullEpisode.length < 3 ? [`${fullEpisode.length} texts for the episode`] : []
      if (clips.length !== wanted) wrong.push(`${clips.length} texts for ${wanted} clips`)
      return { figure: `${fullEpisode.length} + ${clips.length}`, wrong }
    },
  },
  {
    label: 'thumbnail: does not repeat the title',
    check: ({ textOptions }, { kit }) => {
      const title = plainWords(titleOf(kit))
      return each(textOptions.fullEpisode, ({ text }) => (plainWords(text) === title ? `is the title: ${text}` : null))
    },
  },
]

/** How many clips were cut, null where none were written. */
function clipCount(kit: Setting['kit']): number | null {
  return Array.isArray(kit.video_clips) ? kit.video_clips.length : null
}

/** The title that the episode was given; empty where it has none. */
function titleOf(kit: Setting['kit']): string {
  const title = kit.episode_titles === undefined ? '' : valueAt(kit.episode_titles, 'primary.title')
  return typeof title === 'string' ? title : ''
}
