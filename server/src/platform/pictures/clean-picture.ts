import { AppError } from '../http/app-error.ts'

/** As pictures are stored. */
export const pictureType = 'image/webp'
/** Longer sides are made smaller. */
const longestSide = 2560
/** A few kilobytes can claim to be a picture of any size. */
const mostPixels = 50_000_000
/** How the kinds that are taken begin. Nothing else is read at all: a drawing (SVG) is a program of its own. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^GIF8[79]a/]

/**
 * A picture written anew: what a person uploaded is never served as it came, and where and when it was taken is left
 * out. The library is loaded with the first picture.
 * @throws AppError wrong_type where the bytes are no PNG, JPEG, WebP or GIF, whatever the file is called
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  try {
    const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
    if (!beginnings.some((one) => one.test(beginning))) throw new Error('none of the kinds of picture')
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer()
  } catch (cause) {
    throw new AppError('wrong_type', 'Please select a PNG, JPEG, WebP or GIF image.', undefined, { cause })
  }
}
