import type { Box } from './pen.ts'

export const clipFormats = ['9:16', '1:1', '16:9'] as const
export type ClipFormat = (typeof clipFormats)[number]

/** Size of the picture in pixels. */
export type Size = { width: number; height: number }

export const sizes: Record<ClipFormat, Size> = {
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
}

/**
 * Shares of the picture that apps cover with names, buttons, and descriptions. For 9:16, the largest of TikTok, Reels,
 * and Shorts, by their guides for advertisers (2026); else the title-safe area of EBU R 95.
 */
const covered: Record<ClipFormat, { top: number; right: number; bottom: number; left: number }> = {
  '9:16': { top: 0.14, right: 0.12, bottom: 0.2, left: 0.06 },
  '1:1': { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05 },
  '16:9': { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05 },
}

/** Returns the part of a picture in which text may stand. */
export function safeBox(format: ClipFormat, { width, height }: Size): Box {
  const { top, right, bottom, left } = covered[format]
  return {
    x: Math.ceil(left * width),
    y: Math.ceil(top * height),
    width: Math.floor((1 - left - right) * width),
    height: Math.floor((1 - top - bottom) * height),
  }
}
