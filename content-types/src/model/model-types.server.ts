import { carouselPostsModel } from '../carousel-posts/carousel-posts.model.server.ts'
import { clipOverlaysModel } from '../clip-overlays/clip-overlays.model.server.ts'
import { episodeTitlesModel } from '../episode-titles/episode-titles.model.server.ts'
import { quotesModel } from '../quotes/quotes.model.server.ts'
import { socialMediaModel } from '../social-media/social-media.model.server.ts'
import { thumbnailDesignModel } from '../thumbnail-design/thumbnail-design.model.server.ts'
import { videoClipsModel } from '../video-clips/video-clips.model.server.ts'
import { viralClipsModel } from '../viral-clips/viral-clips.model.server.ts'
import { youtubeScriptModel } from '../youtube-script/youtube-script.model.server.ts'
import type { KitKey } from './kit.server.ts'
import type { ModelType } from './model-type.server.ts'

/** What a model is asked for each content type, one line each. */
const modelTypes = {
  social_media: socialMediaModel,
  quotes: quotesModel,
  video_clips: videoClipsModel,
  viral_clips: viralClipsModel,
  youtube_script: youtubeScriptModel,
  thumbnail_design: thumbnailDesignModel,
  episode_titles: episodeTitlesModel,
  carousel_posts: carouselPostsModel,
  clip_overlays: clipOverlaysModel,
} satisfies Record<KitKey, unknown>

/** The one of a key, for code that treats all alike: what it prints is its own affair. */
export function modelTypeOf(key: KitKey): ModelType {
  return modelTypes[key] as ModelType
}
