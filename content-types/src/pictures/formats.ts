import type { Box, Picture } from './picture.ts'
import type { FormatKey } from './picture-keys.ts'

/** Minimum size of text in a picture, in pixels. */
export const minTextSize = 28

type Format = {
  label: string
  width: number
  height: number
  /** Areas that platforms don't cover: all text is inside one of these boxes. */
  safe: readonly Box[]
  /** True if the picture is laid over a photograph, if the project has one. */
  takesPhoto: boolean
}

/**
 * The area of an upright picture that Reels, TikTok, and Shorts all leave free: Reels' header covers the top 14%, its
 * caption the bottom 35%, and TikTok's buttons 140 px on the right.
 */
const uprightSafe: Box = { x: 120, y: 270, width: 820, height: 978 }

export const formats = {
  slide: {
    label: 'Slides',
    width: 1080,
    height: 1350,
    // Instagram puts "1/7" into the upper right corner, and crops to 3:4 in a profile's grid.
    safe: [
      { x: 64, y: 150, width: 952, height: 1136 },
      { x: 64, y: 64, width: 790, height: 86 },
    ],
    takesPhoto: false,
  },
  square: {
    label: 'Square cards',
    width: 1080,
    height: 1080,
    safe: [{ x: 64, y: 64, width: 952, height: 952 }],
    takesPhoto: false,
  },
  story: { label: 'Story cards', width: 1080, height: 1920, safe: [uprightSafe], takesPhoto: false },
  thumbnail: {
    label: 'Mock-ups',
    width: 1280,
    height: 720,
    // YouTube writes the duration into the lower right corner and draws its bar along the lower edge.
    safe: [
      { x: 48, y: 40, width: 1184, height: 540 },
      { x: 48, y: 580, width: 940, height: 100 },
      { x: 48, y: 40, width: 940, height: 640 },
    ],
    takesPhoto: true,
  },
  overlay: { label: 'Text overlays', width: 1080, height: 1920, safe: [uprightSafe], takesPhoto: false },
} as const satisfies Record<FormatKey, Format>

/** Returns an empty picture of a format. */
export function blank(key: FormatKey, ground: Picture['ground']): Picture {
  const { width, height, safe } = formats[key]
  return { width, height, ground, photo: false, safe, marks: [] }
}
