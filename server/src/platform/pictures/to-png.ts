import type { Picture } from '@podcastai/content-types/pictures'
import sharp from 'sharp'
import type { OpenFaces } from './faces.ts'
import { toSvg } from './to-svg.ts'

type Options = {
  /** The background photo, if the picture has one. */
  photo: Uint8Array | null
  /** In pixels; defaults to the picture's own width. */
  width?: number
}

/** Draws the picture as PNG, transparent if it has no background. */
export async function toPng(picture: Picture, faces: OpenFaces, { photo, width = picture.width }: Options) {
  const drawn = sharp(Buffer.from(toSvg(picture, faces, width)))
  if (!picture.photo || !photo) return drawn.png(packing).toBuffer()
  const height = Math.round((picture.height * width) / picture.width)
  return (
    sharp(photo)
      // Crop where the picture has the least detail, which rarely cuts off a face.
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .composite([{ input: await drawn.png().toBuffer() }])
      .png(packing)
      .toBuffer()
  )
}

/** Flat colors compress well at any level; the highest takes five times as long to save a tenth more. */
const packing = { compressionLevel: 6 } as const
