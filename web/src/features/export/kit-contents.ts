import type { FormatKey, KitKey } from '@podcastai/content-types'
import { listKitPictures } from '@podcastai/content-types/pictures'
import type { ContentByType } from '@podcastai/contracts'

/** Describes the contents of a kit's ZIP for this project; `names` are its text files. */
export function kitContents(platform: KitKey, names: readonly string[], content: ContentByType): string {
  const has = (start: string) => names.some((name) => name.startsWith(start))
  const draws = (type: 'quotes' | 'carousel_posts' | 'thumbnail_design', format: FormatKey) => {
    const written = content[type]
    return written !== undefined && listKitPictures(type, written, format).length > 0
  }
  const notes = content.episode_titles?.showNotes
  const parts: Record<KitKey, readonly (string | false)[]> = {
    youtube: [
      has('Title') && 'title',
      has('Description') && (has('Chapters') ? 'description with chapters' : 'description'),
      has('Tags') && 'tags',
      has('Script') && 'script',
      has('Thumbnail brief') && 'thumbnail brief',
      draws('thumbnail_design', 'thumbnail') && 'mock-ups',
      has('Shorts caption') && 'captions for Shorts',
    ],
    instagram: [
      has('Caption ') && 'captions with hashtags',
      draws('carousel_posts', 'slide') && 'carousel slides as images',
      draws('quotes', 'square') && 'quote cards as images',
    ],
    tiktok: [has('Caption ') && 'captions with hashtags'],
    linkedin: [
      has('Caption ') && 'captions with hashtags',
      draws('carousel_posts', 'slide') && 'carousels as PDF documents',
      has('Quotes') && 'quotes',
      draws('quotes', 'square') && 'quote cards',
    ],
    x: [
      has('Post ') && 'posts of up to 280 characters',
      has('Quote posts') && 'short quotes',
      draws('quotes', 'square') && 'quote cards',
    ],
    newsletter: [
      has('Newsletter') && 'an email',
      notes !== undefined && notes.summary !== '' && 'summary',
      has('Quotes') && 'quotes',
      notes !== undefined && notes.chapters.length > 0 && 'chapters',
      has('Subject lines') && 'subject lines',
    ],
    editing: [has('Cuts') && 'cut lists for every editor', has('Cuts') && 'subtitles of each clip'],
  }
  return formatSentence(parts[platform].filter((part) => part !== false))
}

const list = new Intl.ListFormat('en-US')

function formatSentence(parts: readonly string[]): string {
  const text = list.format(parts)
  return text === '' ? 'No content yet.' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
