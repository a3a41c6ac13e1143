// Runs in its own process: opens pictures that people upload.
import { readFile } from 'node:fs/promises'
import type { ErrorCode } from '@podcastai/contracts'
import sharp, { type Metadata } from 'sharp'
import { lowerThreadPriority } from '../threads/thread-priority.ts'

lowerThreadPriority('in the background')
sharp.cache(false)

export type CleaningOutcome =
  | { kind: 'done'; bytes: Uint8Array }
  | { kind: 'refused'; code: Extract<ErrorCode, 'wrong_type' | 'too_large'>; message: string; cause?: unknown }

/** Pictures with longer sides are scaled down. */
const maxSideLength = 2560
const million = 1_000_000
/** A few bytes can claim to be a picture of any size. */
const maxPixels = 50 * million
/** Resizing a strip that is millions of pixels wide takes gigabytes, because it buffers several rows. */
const maxWide = 20_000
/** `maxPixels` with transparency at 8 bits per channel, because some formats are decoded completely. */
const maxOpenBytes = 200 * million
/** Signatures of the accepted formats. Others are not decoded at all: an SVG, for example, can contain scripts. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^GIF8[79]a/]

/**
 * Re-encodes an upload, which removes its metadata; the original bytes are never served. Refuses with `wrong_type` if
 * the bytes are not a PNG, JPEG, WebP, or GIF, whatever the file's name, and with `too_large` if the header announces
 * too much. Animations become their first frame.
 */
export default async function cleanPicture(path: string): Promise<CleaningOutcome> {
  const bytes = await readFile(path)
  try {
    const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
    if (!beginnings.some((one) => one.test(beginning))) throw new Error('none of the kinds of picture')
    // Check the size first: reading the header costs next to nothing.
    const tooLarge = whyTooLarge(await sharp(bytes, { limitInputPixels: false }).metadata())
    if (tooLarge) return { kind: 'refused', code: 'too_large', message: tooLarge }
    const cleaned = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxSideLength, height: maxSideLength, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer()
    return { kind: 'done', bytes: cleaned }
  } catch (cause) {
    return { kind: 'refused', code: 'wrong_type', message: 'Please select a PNG, JPEG, WebP or GIF image.', cause }
  }
}

function whyTooLarge(metadata: Metadata): string | null {
  const { width, height } = metadata
  if (width * height > maxPixels || Math.max(width, height) > maxWide)
    return `Please select an image of at most ${maxPixels / million} million pixels, and ${maxWide.toLocaleString('en')} in each direction.`
  const bytes = openBytes(metadata)
  if (bytes <= maxOpenBytes) return null
  return `This image takes ${Math.round(bytes / million)} MB when it is open, and at most ${maxOpenBytes / million} MB are possible. Save it with fewer pixels or with 8 bits per color.`
}

/** Returns the bytes of memory that the picture takes if it is decoded completely. */
function openBytes({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  // A progressive JPEG is buffered as its coefficients, two bytes each.
  const perSample = format === 'jpeg' && isProgressive ? 2 : (bytesPerSample[depth] ?? 8)
  return width * height * channels * perSample
}

const bytesPerSample: Record<string, number> = { char: 1, uchar: 1, short: 2, ushort: 2, int: 4, uint: 4, float: 4 }
