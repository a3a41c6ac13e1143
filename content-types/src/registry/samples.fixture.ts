import type { ContentTypeKey } from '../type/keys.ts'
import { sampleCarouselPosts } from '../types/carousel-posts/carousel-posts.fixture.ts'
import { sampleEpisodeTitles } from '../types/episode-titles/episode-titles.fixture.ts'
import { sampleQuotes } from '../types/quotes/quotes.fixture.ts'
import { sampleSocialMedia } from '../types/social-media/social-media.fixture.ts'
import { sampleThumbnailDesign } from '../types/thumbnail-design/thumbnail-design.fixture.ts'
import { sampleVideoClips } from '../types/video-clips/video-clips.fixture.ts'
import { sampleViralClips } from '../types/viral-clips/viral-clips.fixture.ts'
import { sampleYoutubeScript } from '../types/youtube-script/youtube-script.fixture.ts'
import type { ContentByType } from './registry.ts'

/** One content of each type, for tests. */
export const sampleContent = {
  social_media: sampleSocialMedia,
  quotes: sampleQuotes,
  video_clips: sampleVideoClips,
  viral_clips: sampleViralClips,
  youtube_script: sampleYoutubeScript,
  thumbnail_design: sampleThumbnailDesign,
  episode_titles: sampleEpisodeTitles,
  carousel_posts: sampleCarouselPosts,
} satisfies Pick<ContentByType, ContentTypeKey>
