import { contrast, inkOn, mix, mutedInkOn } from './colours.ts'
import type { Colour } from './picture.ts'

/** How a show's pictures look: two colours, and what signs them. */
export type Look = {
  ground: Colour
  accent: Colour
  /** The show's name and where it is found, as they are printed; empty where they are not known. */
  show: string
  handle: string
}

/** Pairs to begin with, for a show that has no colours yet. */
export const colourPairs = [
  { name: 'Petrol', ground: '#0f3d4a', accent: '#ffc445' },
  { name: 'Paper', ground: '#f5efe4', accent: '#c23a22' },
  { name: 'Night', ground: '#15161a', accent: '#c6f24e' },
  { name: 'Cobalt', ground: '#1f3fd1', accent: '#ffd84d' },
  { name: 'Forest', ground: '#1c4634', accent: '#f4b8a0' },
  { name: 'Brick', ground: '#b23a2a', accent: '#ffe3a3' },
] as const

export const standardColours = { ground: colourPairs[0].ground, accent: colourPairs[0].accent }

/** The colours of one picture. */
export type Palette = {
  ground: Colour
  ink: Colour
  /** For what signs a picture. */
  muted: Colour
  /** For plates and lines, told apart from the ground. */
  accent: Colour
  onAccent: Colour
  /** Barely seen. */
  trace: Colour
}

export function paletteOn(ground: Colour, accent: Colour): Palette {
  const ink = inkOn(ground)
  // An accent that nobody would see on this ground gives way to the ink.
  const seen = contrast(accent, ground) >= 1.5 ? accent : ink
  return { ground, ink, muted: mutedInkOn(ground), accent: seen, onAccent: inkOn(seen), trace: mix(0.12, ink, ground) }
}

/** A page in the light of the brand: nearly white, with as much of the ground's colour as paper has. */
export function pagePalette({ ground, accent }: Pick<Look, 'ground' | 'accent'>): Palette {
  const page = mix(0.06, ground, '#ffffff')
  const palette = paletteOn(page, contrast(accent, page) >= 1.5 ? accent : ground)
  return contrast(ground, page) >= 7 ? { ...palette, ink: ground } : palette
}
