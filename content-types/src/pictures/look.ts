import { contrast, inkOn, mix, mutedInkOn } from './colors.ts'
import type { Color } from './picture.ts'

/** The look of a show's pictures: two colors and a signature. */
export type Look = {
  ground: Color
  accent: Color
  /** The show's name and address as they are printed; empty if unknown. */
  show: string
  handle: string
}

/** Suggested pairs for a show that has no colors yet. */
export const colorPairs = [
  { name: 'Petrol', ground: '#0f3d4a', accent: '#ffc445' },
  { name: 'Paper', ground: '#f5efe4', accent: '#c23a22' },
  { name: 'Night', ground: '#15161a', accent: '#c6f24e' },
  { name: 'Cobalt', ground: '#1f3fd1', accent: '#ffd84d' },
  { name: 'Forest', ground: '#1c4634', accent: '#f4b8a0' },
  { name: 'Brick', ground: '#b23a2a', accent: '#ffe3a3' },
] as const

export const standardColors = { ground: colorPairs[0].ground, accent: colorPairs[0].accent }

/** The colors of one picture. */
export type Palette = {
  ground: Color
  ink: Color
  /** For a picture's signature. */
  muted: Color
  /** For plates and lines, distinguishable from the ground. */
  accent: Color
  onAccent: Color
  /** Barely visible. */
  trace: Color
}

export function paletteOn(ground: Color, accent: Color): Palette {
  const ink = inkOn(ground)
  // An accent that would be invisible on this ground is replaced by the ink.
  const seen = contrast(accent, ground) >= 1.5 ? accent : ink
  return { ground, ink, muted: mutedInkOn(ground), accent: seen, onAccent: inkOn(seen), trace: mix(0.12, ink, ground) }
}

/** Returns the palette of a light page: nearly white, with a tint of the ground's color. */
export function pagePalette({ ground, accent }: Pick<Look, 'ground' | 'accent'>): Palette {
  const page = mix(0.06, ground, '#ffffff')
  const palette = paletteOn(page, contrast(accent, page) >= 1.5 ? accent : ground)
  return contrast(ground, page) >= 7 ? { ...palette, ink: ground } : palette
}
