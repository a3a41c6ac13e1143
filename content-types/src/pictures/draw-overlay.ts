import type { Drawing } from './content-pictures.ts'
import { blank } from './formats.ts'
import { paletteOn } from './look.ts'
import type { Mark, Picture } from './picture.ts'
import { plates } from './plates.ts'
import { setText } from './set-text.ts'

export type OverlayText = { text: string; highlightedWords: readonly string[] }

/** Draws a transparent 1080×1920 picture: words on plates of their own, so that they are readable over any clip. */
export function drawOverlay(
  { text, highlightedWords }: OverlayText,
  { look, faces }: Omit<Drawing, 'format'>,
): Picture {
  const picture = blank('overlay', null)
  const palette = paletteOn(look.ground, look.accent)
  const side = 36
  const box = { x: 120 + side, y: 300, width: 820 - 2 * side, height: 760 }
  const { lines } = setText(
    [
      {
        ...{ text, highlightedWords, face: 'display', spacing: -2, blank: 1.35, leading: 1.4 },
        ...{ color: palette.ink, on: palette.ground },
      },
    ],
    { box, sizes: { max: 108, min: 48 }, align: 'center', anchor: 'top' },
    faces,
  )
  const grounds = lines.map((line): Mark => {
    const [first, last] = [line.words[0], line.words.at(-1)]
    const x = (first?.x ?? 0) - side
    const width = (last?.x ?? 0) + (last?.width ?? 0) + side - x
    const height = line.size * 1.42
    return {
      kind: 'plate',
      box: { x, y: line.baseline - line.size * 0.34 - height / 2, width, height },
      radius: line.size * 0.22,
      color: palette.ground,
    }
  })
  picture.marks.push(...grounds, ...plates(lines, palette), ...lines)
  return picture
}
