import { AppError } from '../http/app-error.ts'

/** As pictures are stored. */
export const pictureType = 'image/webp'
/** Longer sides are made smaller. */
const longestSide = 2560
/** A few kilobytes can claim to be a picture of any size. */
const mostPixels = 50_000_000
const readable = new Set(['png', 'jpeg', 'webp', 'gif'])

/**
 * A picture written anew: what a person uploaded is never served as it came, and where and when it was taken is left
 * out. The library is loaded with the first picture.
 * @throws AppError wrong_type where the bytes are no PNG, JPEG, WebP or GIF, whatever the file is called
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!format || !readable.has(format)) throw new Error(`a picture of the kind ${format}`)
    return await picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer()
  } catch (cause) {
    throw new AppError('wrong_type', 'Please select a PNG, JPEG, WebP or GIF image.', undefined, { cause })
  }
}
