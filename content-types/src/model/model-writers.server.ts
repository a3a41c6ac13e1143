import { carouselPostsModel } from '../carousel-posts/carousel-posts.model.server.ts'
import type { ContentTypeKey } from '../content-type.ts'
import { episodeTitlesModel } from '../episode-titles/episode-titles.model.server.ts'
import { quotesModel } from '../quotes/quotes.model.server.ts'
import { socialMediaModel } from '../social-media/social-media.model.server.ts'
import { thumbnailDesignModel } from '../thumbnail-design/thumbnail-design.model.server.ts'
import { videoClipsModel } from '../video-clips/video-clips.model.server.ts'
import { viralClipsModel } from '../viral-clips/viral-clips.model.server.ts'
import { youtubeScriptModel } from '../youtube-script/youtube-script.model.server.ts'
import type { ModelWriter } from './model-writer.server.ts'

/** What a model is asked for each content type, one line each. */
const modelWriters = {
  social_media: socialMediaModel,
  quotes: quotesModel,
  video_clips: videoClipsModel,
  viral_clips: viralClipsModel,
  youtube_script: youtubeScriptModel,
  thumbnail_design: thumbnailDesignModel,
  episode_titles: episodeTitlesModel,
  carousel_posts: carouselPostsModel,
} satisfies Record<ContentTypeKey, unknown>

/** The one of a key, for code that treats all alike: what it drafts is its own affair. */
export function modelWriterOf(key: ContentTypeKey): ModelWriter<unknown> {
  return modelWriters[key] as unknown as ModelWriter<unknown>
}
