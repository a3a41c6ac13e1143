/**
 * Every content type, in the order of the tabs; keys are used in paths, bodies, and tables. A key that is added here is a
 * type error in each list of `registry/` until its type is in it.
 */
export const contentTypeKeys = [
  'social_media',
  'quotes',
  'video_clips',
  'viral_clips',
  'youtube_script',
  'thumbnail_design',
  'episode_titles',
  'carousel_posts',
] as const
export type ContentTypeKey = (typeof contentTypeKeys)[number]

/** Content types that become pictures, in the order of the export. */
export const pictureTypeKeys = ['carousel_posts', 'quotes', 'thumbnail_design', 'video_clips', 'viral_clips'] as const
export type PictureTypeKey = (typeof pictureTypeKeys)[number]
