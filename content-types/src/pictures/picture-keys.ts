/** Content types that become pictures; captions, scripts and titles are to be read. In the order of the export. */
export const pictureTypeKeys = ['carousel_posts', 'quotes', 'thumbnail_design', 'video_clips', 'viral_clips'] as const
export type PictureTypeKey = (typeof pictureTypeKeys)[number]

export const formatKeys = ['slide', 'square', 'story', 'thumbnail', 'overlay'] as const
export type FormatKey = (typeof formatKeys)[number]
