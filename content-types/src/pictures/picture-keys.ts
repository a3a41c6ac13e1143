export { type PictureTypeKey, pictureTypeKeys } from '../type/keys.ts'

export const formatKeys = ['slide', 'square', 'story', 'thumbnail', 'overlay'] as const
export type FormatKey = (typeof formatKeys)[number]
