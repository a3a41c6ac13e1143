import type { ServerType } from '../server-interface/server-type.server.ts'
import type { ContentTypeKey } from '../type/keys.ts'
import { carouselPostsOnServer } from '../types/carousel-posts/carousel-posts.server.ts'
import { episodeTitlesOnServer } from '../types/episode-titles/episode-titles.server.ts'
import { quotesOnServer } from '../types/quotes/quotes.server.ts'
import { socialMediaOnServer } from '../types/social-media/social-media.server.ts'
import { thumbnailDesignOnServer } from '../types/thumbnail-design/thumbnail-design.server.ts'
import { videoClipsOnServer } from '../types/video-clips/video-clips.server.ts'
import { viralClipsOnServer } from '../types/viral-clips/viral-clips.server.ts'
import { youtubeScriptOnServer } from '../types/youtube-script/youtube-script.server.ts'
import type { ContentByType } from './registry.ts'

/** The server side of each type. */
export const serverTypes = {
  social_media: socialMediaOnServer,
  quotes: quotesOnServer,
  video_clips: videoClipsOnServer,
  viral_clips: viralClipsOnServer,
  youtube_script: youtubeScriptOnServer,
  thumbnail_design: thumbnailDesignOnServer,
  episode_titles: episodeTitlesOnServer,
  carousel_posts: carouselPostsOnServer,
} satisfies { [Key in ContentTypeKey]: ServerType<ContentByType[Key]> }
