import type { Line } from '@podcastai/episode'
import { getTextWidth } from '../type/script-limits.ts'
import type { Material } from './material.server.ts'
import { asTitle } from './printed.server.ts'
import { readsWhole } from './reads-whole.server.ts'

/** Minimum and maximum characters of a line in a title. */
const length = { min: 20, max: 60 } as const
const minWords = 4

/** Returns the lines that can appear in a title or name a chapter, strongest first. */
export function titleLines({ shortLines }: Material): Line[] {
  return shortLines.filter(({ text, words }) => words >= minWords && isTitle(asTitle(text)))
}

function isTitle(text: string): boolean {
  const width = getTextWidth(text)
  return width >= length.min && width <= length.max && !text.endsWith('?') && readsWhole(text)
}
