import type { ContentTypeKey } from '../type/keys.ts'
import { carouselPostsView } from '../types/carousel-posts/carousel-posts.web.tsx'
import { episodeTitlesView } from '../types/episode-titles/episode-titles.web.tsx'
import { quotesView } from '../types/quotes/quotes.web.tsx'
import { socialMediaView } from '../types/social-media/social-media.web.tsx'
import { thumbnailDesignView } from '../types/thumbnail-design/thumbnail-design.web.tsx'
import { videoClipsView } from '../types/video-clips/video-clips.web.tsx'
import { viralClipsView } from '../types/viral-clips/viral-clips.web.tsx'
import { youtubeScriptView } from '../types/youtube-script/youtube-script.web.tsx'
import type { ContentTypeView } from '../views/view.web.tsx'
import type { ContentByType } from './registry.ts'

/** The view of each content type. */
export const contentTypeViews = {
  social_media: socialMediaView,
  quotes: quotesView,
  video_clips: videoClipsView,
  viral_clips: viralClipsView,
  youtube_script: youtubeScriptView,
  thumbnail_design: thumbnailDesignView,
  episode_titles: episodeTitlesView,
  carousel_posts: carouselPostsView,
} satisfies { [Key in ContentTypeKey]: ContentTypeView<ContentByType[Key]> }
