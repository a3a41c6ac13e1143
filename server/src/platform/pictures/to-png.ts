import type { Picture } from '@podcastai/content-types/pictures'
import sharp from 'sharp'
import type { OpenFaces } from './faces.ts'
import { toSvg } from './to-svg.ts'

type Options = {
  /** Stands beneath it, where the picture wants one. */
  photo: Uint8Array | null
  /** Pixels; without it the picture's own. */
  width?: number
}

/** A picture as PNG, with transparency where it has no ground. */
export async function toPng(picture: Picture, faces: OpenFaces, { photo, width = picture.width }: Options) {
  const drawn = sharp(Buffer.from(toSvg(picture, faces, width)))
  if (!picture.photo || !photo) return drawn.png(packing).toBuffer()
  const height = Math.round((picture.height * width) / picture.width)
  return (
    sharp(photo)
      // A face is rarely at the edge: what is cut off is where least happens.
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .composite([{ input: await drawn.png().toBuffer() }])
      .png(packing)
      .toBuffer()
  )
}

/** Flat colors pack well at any level; the highest takes five times as long for a tenth less. */
const packing = { compressionLevel: 6 } as const
