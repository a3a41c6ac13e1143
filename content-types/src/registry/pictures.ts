import type { ContentPictures } from '../pictures/content-pictures.ts'
import type { PictureTypeKey } from '../type/keys.ts'
import { carouselPostsPictures } from '../types/carousel-posts/carousel-posts.pictures.ts'
import { quotesPictures } from '../types/quotes/quotes.pictures.ts'
import { thumbnailDesignPictures } from '../types/thumbnail-design/thumbnail-design.pictures.ts'
import { videoClipsPictures } from '../types/video-clips/video-clips.pictures.ts'
import { viralClipsPictures } from '../types/viral-clips/viral-clips.pictures.ts'
import type { ContentByType } from './registry.ts'

/** The pictures of each type. */
export const pictureTypes = {
  carousel_posts: carouselPostsPictures,
  quotes: quotesPictures,
  thumbnail_design: thumbnailDesignPictures,
  video_clips: videoClipsPictures,
  viral_clips: viralClipsPictures,
} satisfies { [Key in PictureTypeKey]: ContentPictures<ContentByType[Key]> }
