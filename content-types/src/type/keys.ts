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

/** Text formats that ship beside the content types. A show switches them on. */
export const shippedFormatKeys = ['newsletter', 'blog_post', 'linkedin_post', 'x_thread'] as const
export type ShippedFormatKey = (typeof shippedFormatKeys)[number]
/** A text format: one that ships, or one that a team made for a show. */
export type TextFormatKey = ShippedFormatKey | `own_${string}`

/** What content is stored under: a content type, or a text format. */
export type ContentKey = ContentTypeKey | TextFormatKey

export function isContentTypeKey(key: string): key is ContentTypeKey {
  return (contentTypeKeys as readonly string[]).includes(key)
}

export function isShippedFormatKey(key: string): key is ShippedFormatKey {
  return (shippedFormatKeys as readonly string[]).includes(key)
}

/** Letters only: chat assistants and headings lose digits and case. */
export const ownFormatKeyPattern = /^own_[a-z]{10}$/

export function isOwnFormatKey(key: string): key is `own_${string}` {
  return ownFormatKeyPattern.test(key)
}

export function isTextFormatKey(key: string): key is TextFormatKey {
  return isShippedFormatKey(key) || isOwnFormatKey(key)
}

/** Content types that become pictures, in the order of the export. */
export const pictureTypeKeys = ['carousel_posts', 'quotes', 'thumbnail_design', 'video_clips', 'viral_clips'] as const
export type PictureTypeKey = (typeof pictureTypeKeys)[number]
