import type { ContentTypeKey } from '../type/keys.ts'
import { carouselPosts } from '../types/carousel-posts/carousel-posts.ts'
import { episodeTitles } from '../types/episode-titles/episode-titles.ts'
import { quotes } from '../types/quotes/quotes.ts'
import { socialMedia } from '../types/social-media/social-media.ts'
import { thumbnailDesign } from '../types/thumbnail-design/thumbnail-design.ts'
import { videoClips } from '../types/video-clips/video-clips.ts'
import { viralClips } from '../types/viral-clips/viral-clips.ts'
import { youtubeScript } from '../types/youtube-script/youtube-script.ts'

/** Every content type of the product. */
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
