import { type Block, type Document, makeDocument, title2 } from '../documents/blocks.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { carouselPostsDocument } from '../types/carousel-posts/carousel-posts.document.ts'
import { episodeTitlesDocument } from '../types/episode-titles/episode-titles.document.ts'
import { quotesDocument } from '../types/quotes/quotes.document.ts'
import { socialMediaDocument } from '../types/social-media/social-media.document.ts'
import { thumbnailDesignDocument } from '../types/thumbnail-design/thumbnail-design.document.ts'
import { videoClipsDocument } from '../types/video-clips/video-clips.document.ts'
import { viralClipsDocument } from '../types/viral-clips/viral-clips.document.ts'
import { youtubeScriptDocument } from '../types/youtube-script/youtube-script.document.ts'
import { type ContentByType, contentTypes } from './registry.ts'

/** How each content type is laid out on paper. A ninth type is one line here, as in the other registries. */
const layouts: { [Key in ContentTypeKey]: (content: ContentByType[Key]) => Block[] } = {
  social_media: socialMediaDocument,
  quotes: quotesDocument,
  video_clips: videoClipsDocument,
  viral_clips: viralClipsDocument,
  youtube_script: youtubeScriptDocument,
  thumbnail_design: thumbnailDesignDocument,
  episode_titles: episodeTitlesDocument,
  carousel_posts: carouselPostsDocument,
}

export type SomeContent = Partial<ContentByType>

/**
 * The content of a project as a document, of one type or of all that are generated, in the order of the page. Null
 * where nothing of it is generated.
 */
export function contentDocument(title: string, content: SomeContent, only?: ContentTypeKey): Document | null {
  const keys = contentTypeKeys.filter((key) => content[key] !== undefined && (only ?? key) === key)
  if (keys.length === 0) return null
  return makeDocument(
    title,
    keys.flatMap((key) => [title2(contentTypes[key].title), ...layoutOf(key, content)]),
  )
}

function layoutOf<Key extends ContentTypeKey>(key: Key, content: SomeContent): Block[] {
  const own = content[key]
  return own === undefined ? [] : layouts[key](own as ContentByType[Key])
}
