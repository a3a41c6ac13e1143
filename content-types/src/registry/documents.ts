import type { Block } from '../documents/blocks.ts'
import type { ContentTypeKey } from '../type/keys.ts'
import { carouselPostsDocument } from '../types/carousel-posts/carousel-posts.document.ts'
import { episodeTitlesDocument } from '../types/episode-titles/episode-titles.document.ts'
import { quotesDocument } from '../types/quotes/quotes.document.ts'
import { socialMediaDocument } from '../types/social-media/social-media.document.ts'
import { thumbnailDesignDocument } from '../types/thumbnail-design/thumbnail-design.document.ts'
import { videoClipsDocument } from '../types/video-clips/video-clips.document.ts'
import { viralClipsDocument } from '../types/viral-clips/viral-clips.document.ts'
import { youtubeScriptDocument } from '../types/youtube-script/youtube-script.document.ts'
import type { ContentByType } from './registry.ts'

/** The layout of each content type in documents. */
export const documents = {
  social_media: socialMediaDocument,
  quotes: quotesDocument,
  video_clips: videoClipsDocument,
  viral_clips: viralClipsDocument,
  youtube_script: youtubeScriptDocument,
  thumbnail_design: thumbnailDesignDocument,
  episode_titles: episodeTitlesDocument,
  carousel_posts: carouselPostsDocument,
} satisfies { [Key in ContentTypeKey]: (content: ContentByType[Key]) => Block[] }
