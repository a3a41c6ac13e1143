import { checkPicture } from '../pictures/check-picture.ts'
import type { ContentPictures, Drawing, ListedPicture } from '../pictures/content-pictures.ts'
import type { Look } from '../pictures/look.ts'
import type { Picture } from '../pictures/picture.ts'
import type { FormatKey, PictureTypeKey } from '../pictures/picture-keys.ts'
import { pictureTypes } from './pictures.ts'
import type { ContentByType } from './registry.ts'

/** Returns the pictures of a type, for code that handles all types alike. */
function getContentPictures<Key extends PictureTypeKey>(key: Key): ContentPictures<ContentByType[Key]> {
  return pictureTypes[key] as unknown as ContentPictures<ContentByType[Key]>
}

/** Returns the formats of a type, the default first. */
export function pictureFormats(key: PictureTypeKey): readonly [FormatKey, ...FormatKey[]] {
  return pictureTypes[key].formats
}

/** Returns the available pictures, in page order. */
export function listPictures<Key extends PictureTypeKey>(
  key: Key,
  content: ContentByType[Key],
  format: FormatKey,
): ListedPicture[] {
  return getContentPictures(key).list(content, format)
}

/** Returns the pictures in a publish kit. */
export function listKitPictures<Key extends PictureTypeKey>(
  key: Key,
  content: ContentByType[Key],
  format: FormatKey,
): ListedPicture[] {
  return listPictures(key, content, format).filter(({ isLeftOut }) => !isLeftOut)
}

export function ownColors<Key extends PictureTypeKey>(
  key: Key,
  content: ContentByType[Key],
): Pick<Look, 'ground' | 'accent'> | null {
  return getContentPictures(key).colors?.(content) ?? null
}

/**
 * Returns the checked layout of one picture; null if the content has nothing at that path.
 * @throws CannotDraw
 */
export function layOut<Key extends PictureTypeKey>(
  key: Key,
  content: ContentByType[Key],
  path: string,
  drawing: Drawing,
): Picture | null {
  const picture = getContentPictures(key).draw(content, path, drawing)
  return picture && checkPicture(picture)
}
