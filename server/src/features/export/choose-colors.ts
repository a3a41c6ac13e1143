import { type Look, standardColors } from '@podcastai/content-types/pictures'
import type { PictureLook } from '@podcastai/contracts'

type Colors = Pick<Look, 'ground' | 'accent'>

/** Returns the requested colors, else the workspace's, else those of the content. */
export function lookFor(
  asked: { [Name in keyof Colors]?: string | undefined },
  own: PictureLook,
  content: Colors | null,
): Look {
  const { show, handle } = own
  const usual = own.ground && own.accent ? { ground: own.ground, accent: own.accent } : (content ?? standardColors)
  return { show, handle, ground: asked.ground ?? usual.ground, accent: asked.accent ?? usual.accent }
}
