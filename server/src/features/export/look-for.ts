import { type Look, standardColours } from '@podcastai/content-types/pictures'
import type { PictureLook } from '@podcastai/contracts'

type Colours = Pick<Look, 'ground' | 'accent'>

/** The colours that are asked for, else the workspace's, else those of the content. */
export function lookFor(
  asked: { [Name in keyof Colours]?: string | undefined },
  own: PictureLook,
  content: Colours | null,
): Look {
  const { show, handle } = own
  const usual = own.ground && own.accent ? { ground: own.ground, accent: own.accent } : (content ?? standardColours)
  return { show, handle, ground: asked.ground ?? usual.ground, accent: asked.accent ?? usual.accent }
}
