import { inkOn, mix, scrimFor } from '../../pictures/colors.ts'
import type { Drawing } from '../../pictures/content-pictures.ts'
import { blank } from '../../pictures/formats.ts'
import { paletteOn } from '../../pictures/look.ts'
import { bars } from '../../pictures/ornaments.ts'
import type { Mark, Picture } from '../../pictures/picture.ts'
import { plates } from '../../pictures/plates.ts'
import { setText } from '../../pictures/set-text.ts'
import type { TextOption } from './thumbnail-design.ts'

/**
 * Draws a mock-up of 1280×720: the words at the left, the face at the right. A scrim in the show's color keeps the
 * words readable over any photo.
 */
export function drawThumbnail(
  { text, highlightedWords }: Pick<TextOption, 'text' | 'highlightedWords'>,
  { look, faces, hasPhoto }: Drawing,
): Picture {
  const picture = { ...blank('thumbnail', look.ground), photo: hasPhoto }
  const palette = paletteOn(look.ground, look.accent)
  const color = inkOn(look.ground)
  const scrim = scrimFor(look.ground, color)
  const box = { x: 72, y: 56, width: hasPhoto ? 700 : 880, height: 590 }
  const { lines, used } = setText(
    [
      {
        ...{ text, highlightedWords, face: 'display', spacing: -3, blank: 1.35, leading: 1.22 },
        ...{ color, on: hasPhoto ? scrim.hardest : look.ground },
      },
    ],
    { box, sizes: { max: hasPhoto ? 156 : 172, min: 60 }, align: 'left', anchor: 'middle' },
    faces,
  )
  const until = used.x + used.width + 40
  const ground: Mark[] = hasPhoto
    ? [
        {
          kind: 'scrim',
          box: { x: 0, y: 0, width: picture.width, height: picture.height },
          ...{ color: look.ground, opacity: scrim.opacity, until, gone: Math.min(picture.width, until + 260) },
        },
      ]
    : [
        { kind: 'shape', path: 'M1010 0H1280V720H880Z', color: mix(0.1, color, look.ground) },
        ...bars({ x: 1000, y: 210, width: 250, height: 300 }, text, palette.accent),
      ]
  picture.marks.push(...ground, ...plates(lines, palette), ...lines)
  return picture
}
