import type { GoodAnswer } from '../model-interface/good-pieces.fixture.server.ts'
import type { ContentTypeKey } from '../type/keys.ts'
import { goodCarouselPosts } from '../types/carousel-posts/carousel-posts.fixture.server.ts'
import { goodEpisodeTitles } from '../types/episode-titles/episode-titles.fixture.server.ts'
import { goodQuotes } from '../types/quotes/quotes.fixture.server.ts'
import { goodSocialMedia } from '../types/social-media/social-media.fixture.server.ts'
import { goodThumbnailDesign } from '../types/thumbnail-design/thumbnail-design.fixture.server.ts'
import { goodVideoClips } from '../types/video-clips/video-clips.fixture.server.ts'
import { goodViralClips } from '../types/viral-clips/viral-clips.fixture.server.ts'
import { goodYoutubeScript } from '../types/youtube-script/youtube-script.fixture.server.ts'
import type { ContentByType } from './registry.ts'

/** For each type, a model's answer without mistakes, for tests. */
export const goodAnswers = {
  social_media: goodSocialMedia,
  quotes: goodQuotes,
  video_clips: goodVideoClips,
  viral_clips: goodViralClips,
  youtube_script: goodYoutubeScript,
  thumbnail_design: goodThumbnailDesign,
  episode_titles: goodEpisodeTitles,
  carousel_posts: goodCarouselPosts,
} satisfies { [Key in ContentTypeKey]: GoodAnswer<ContentByType[Key]> }
