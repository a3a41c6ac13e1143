import { AppError } from '../http/app-error.ts'

/** As pictures are stored. */
export const pictureType = 'image/webp'
/** Longer sides are made smaller. */
const longestSide = 2560
/** A few bytes can claim to be a picture of any size. */
const mostPixels = 50_000_000
/** A strip of few pixels that is millions wide takes gigabytes to make smaller: some lines of it are held at once. */
const mostWide = 20_000
/** How the kinds that are taken begin. Nothing else is read at all: a drawing (SVG) is a program of its own. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^GIF8[79]a/]

/**
 * A picture written anew: what a person uploaded is never served as it came, and where and when it was taken is left
 * out. The library is loaded with the first picture.
 * @throws AppError wrong_type where the bytes are no PNG, JPEG, WebP or GIF, whatever the file is called; too_large where
 * they say that there is too much to draw
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  try {
    const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
    if (!beginnings.some((one) => one.test(beginning))) throw new Error('none of the kinds of picture')
    // Before anything is drawn: what the beginning of the file says costs next to nothing to read.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels || Math.max(width, height) > mostWide) throw tooLarge()
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('wrong_type', 'Please select a PNG, JPEG, WebP or GIF image.', undefined, { cause })
  }
}

function tooLarge(): AppError {
  const millions = mostPixels / 1_000_000
  return new AppError(
    'too_large',
    `Please select an image of at most ${millions} million pixels, and ${mostWide.toLocaleString('en')} in each direction.`,
  )
}
