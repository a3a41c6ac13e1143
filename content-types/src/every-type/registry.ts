import type { z } from 'zod'
import type { ContentType, ContentTypeKey } from '../type/content-type.ts'
import { carouselPosts } from '../types/carousel-posts/carousel-posts.ts'
import { episodeTitles } from '../types/episode-titles/episode-titles.ts'
import { quotes } from '../types/quotes/quotes.ts'
import { socialMedia } from '../types/social-media/social-media.ts'
import { thumbnailDesign } from '../types/thumbnail-design/thumbnail-design.ts'
import { videoClips } from '../types/video-clips/video-clips.ts'
import { viralClips } from '../types/viral-clips/viral-clips.ts'
import { youtubeScript } from '../types/youtube-script/youtube-script.ts'

/** Every content type of the product. A ninth is one line here and one in each of the other two registries. */
export const contentTypes = {
  social_media: socialMedia,
  quotes,
  video_clips: videoClips,
  viral_clips: viralClips,
  youtube_script: youtubeScript,
  thumbnail_design: thumbnailDesign,
  episode_titles: episodeTitles,
  carousel_posts: carouselPosts,
} satisfies Record<ContentTypeKey, unknown>

/** What each type's content looks like, by key. */
export type ContentByType = { [Key in ContentTypeKey]: z.infer<(typeof contentTypes)[Key]['schema']> }

/** The type of a key, for code that treats all alike. */
export function contentTypeOf<Key extends ContentTypeKey>(key: Key): ContentType<ContentByType[Key]> {
  return contentTypes[key] as unknown as ContentType<ContentByType[Key]>
}
