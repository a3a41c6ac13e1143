// Written by `npm run registry` from the folders in types/. Changes belong there.

/** Keys in paths, bodies and tables, in the order of the tabs. */
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
