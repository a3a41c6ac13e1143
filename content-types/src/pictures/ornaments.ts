// Shapes drawn next to the words. They are only decoration.
import { createRandom } from '../type/seeded-random.ts'
import type { Box, Color, Mark } from './picture.ts'

/** Returns an arrow to the right, as wide as `size`, centered at a point. */
export function arrow({ x, y, size }: { x: number; y: number; size: number }, color: Color): Mark {
  const [half, head, thick] = [size / 2, size * 0.36, size * 0.1]
  /** The thickness along a line of 45°. */
  const slope = thick * Math.SQRT2
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`
  const corners = [
    [-half, -thick / 2],
    [half - slope * 0.8, -thick / 2],
    [half - slope / 2 - head, -head + slope / 2],
    [half - head, -head],
    [half, 0],
    [half - head, head],
    [half - slope / 2 - head, head - slope / 2],
    [half - slope * 0.8, thick / 2],
    [-half, thick / 2],
  ] as const
  return { kind: 'shape', path: `M${corners.map(([dx, dy]) => at(dx, dy)).join('L')}Z`, color }
}

/** Returns a large opening quotation mark in a box of 1 : 0.78. */
export function openingQuote({ x, y, width }: { x: number; y: number; width: number }, color: Color): Mark {
  const one = width * 0.46
  return { kind: 'shape', path: comma(x, y, one) + comma(x + width - one, y, one), color }
}

/** Returns the path of a round drop with a tail to the upper right: one half of the mark. */
function comma(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`
  return [
    `M${at(0.98, 0)}`,
    `C${at(0.38, 0.16)} ${at(0, 0.62)} ${at(0, 1.16)}`,
    `C${at(0, 1.48)} ${at(0.2, 1.7)} ${at(0.49, 1.7)}`,
    `C${at(0.78, 1.7)} ${at(0.98, 1.49)} ${at(0.98, 1.21)}`,
    `C${at(0.98, 0.94)} ${at(0.8, 0.75)} ${at(0.55, 0.73)}`,
    `C${at(0.6, 0.52)} ${at(0.76, 0.34)} ${at(1.04, 0.24)}Z`,
  ].join('')
}

/** Returns upright bars like those of an audio waveform, always the same for the same words. */
export function bars(box: Box, words: string, color: Color): Mark[] {
  const [width, gap] = [12, 16]
  const count = Math.floor((box.width + gap) / (width + gap))
  const middle = box.y + box.height / 2
  const next = createRandom(words)
  return Array.from({ length: count }, (_, at): Mark => {
    const swell = 0.35 + 0.65 * Math.abs(Math.sin((at / count) * Math.PI * 2.6 + 0.5))
    const height = Math.max(width, box.height * swell * (0.3 + 0.7 * next()))
    const bar = { x: box.x + at * (width + gap), y: middle - height / 2, width, height }
    return { kind: 'plate', box: bar, radius: width / 2, color }
  })
}
