import { clipOverlaysModel } from '../clip-overlays/clip-overlays.model.server.ts'
import type { KitKey } from '../model-type/kit.server.ts'
import type { ModelType } from '../model-type/model-type.server.ts'
import { carouselPostsModel } from '../types/carousel-posts/carousel-posts.model.server.ts'
import { episodeTitlesModel } from '../types/episode-titles/episode-titles.model.server.ts'
import { quotesModel } from '../types/quotes/quotes.model.server.ts'
import { socialMediaModel } from '../types/social-media/social-media.model.server.ts'
import { thumbnailDesignModel } from '../types/thumbnail-design/thumbnail-design.model.server.ts'
import { videoClipsModel } from '../types/video-clips/video-clips.model.server.ts'
import { viralClipsModel } from '../types/viral-clips/viral-clips.model.server.ts'
import { youtubeScriptModel } from '../types/youtube-script/youtube-script.model.server.ts'

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
