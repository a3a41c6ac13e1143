import { splitParagraphs } from '../../documents/blocks.ts'
import type { Drawing } from '../../pictures/content-pictures.ts'
import { drawable } from '../../pictures/drawable.ts'
import { blank } from '../../pictures/formats.ts'
import { type Palette, pagePalette, paletteOn } from '../../pictures/look.ts'
import { arrow, bars } from '../../pictures/ornaments.ts'
import type { Box, Mark, Picture } from '../../pictures/picture.ts'
import { type Block, type Column, setText } from '../../pictures/set-text.ts'
import { smallPrint } from '../../pictures/small-print.ts'

type Place = { at: number; of: number }
const margin = 96
const inner = 1080 - 2 * margin

/** Draws a slide of 1080×1350: the cover in the show's colors, light pages, and the last slide in the accent color. */
export function drawSlide(text: string, place: Place, { look, faces }: Drawing): Picture {
  const role = place.at === 0 ? 'cover' : place.at === place.of - 1 ? 'close' : 'page'
  const palette = {
    cover: paletteOn(look.ground, look.accent),
    page: pagePalette(look),
    close: paletteOn(look.accent, look.ground),
  }[role]
  const picture = blank('slide', palette.ground)
  const isLast = place.at === place.of - 1
  const room = role === 'close' && look.handle !== '' ? 760 : 920
  const box: Box = { x: margin, y: 196, width: inner, height: room }
  const column: Column = {
    box,
    sizes: { cover: { max: 124, min: 40 }, page: { max: 92, min: 34 }, close: { max: 84, min: 36 } }[role],
    align: 'left',
    anchor: role === 'cover' ? 'bottom' : 'middle',
  }
  const { lines, used } = setText(createBlocks(text, role, palette), column, faces)
  const lead: Mark = {
    kind: 'plate',
    box: { x: margin, y: used.y - 40, width: 88, height: 12 },
    radius: 6,
    color: palette.accent,
  }
  const air = used.y - 40 - 60 - 230
  if (role === 'cover' && air >= 120) {
    picture.marks.push(...bars({ x: margin, y: 230, width: inner, height: Math.min(260, air) }, text, palette.trace))
  }
  picture.marks.push(...header(look.show, palette, faces), lead, ...lines)
  if (role === 'close') picture.marks.push(...badge(look.handle, used.y + used.height + 56, palette, faces))
  picture.marks.push(...footer(role === 'close' ? '' : look.handle, place, { palette, faces, isLast }))
  return picture
}

/**
 * Sets spoken words in serif and our own in sans, with the speaker in small type below; a cover's first text is
 * largest.
 */
function createBlocks(text: string, role: 'cover' | 'page' | 'close', { ink, muted, ground: on }: Palette): Block[] {
  const paragraphs = splitParagraphs(drawable(text))
  return paragraphs.map((paragraph, at): Block => {
    const isFirst = at === 0
    if (!isFirst && at === paragraphs.length - 1 && /^[–—-]\s/.test(paragraph)) {
      return { text: paragraph, face: 'strong', size: 38, leading: 1.2, gap: 1.3, color: ink, on }
    }
    if (role !== 'page' && isFirst)
      return { text: paragraph, face: 'display', spacing: -3, leading: 1.06, color: ink, on }
    if (role === 'cover') return { text: paragraph, face: 'text', size: 42, leading: 1.25, gap: 1.1, color: muted, on }
    if (/^[“"«„]/.test(paragraph))
      return { text: paragraph, face: 'spoken', spacing: -1, leading: 1.16, gap: 0.6, color: ink, on }
    const isLed = isFirst && paragraphs.length > 1
    return {
      ...{ text: paragraph, face: isLed ? 'display' : 'strong', spacing: -2, leading: 1.14 },
      ...{ scale: isLed ? 0.72 : 0.9, gap: 0.6, color: ink, on },
    }
  })
}

/** Draws the show's name at the left: Instagram puts its slide counter at the right. */
function header(show: string, { muted: color, ground: on }: Palette, faces: Drawing['faces']): Mark[] {
  const box = { x: margin, y: 84, width: 740, height: 66 }
  return smallPrint({ text: show, face: 'strong', size: 32, color, on }, box, faces).lines
}

/** Draws the show's handle on a plate, for the last slide. */
function badge(handle: string, top: number, { ground, ink }: Palette, faces: Drawing['faces']): Mark[] {
  const box = { x: margin + 36, y: top, width: inner - 72, height: 92 }
  const { lines, used } = smallPrint({ text: handle, face: 'strong', size: 38, color: ground, on: ink }, box, faces)
  if (lines.length === 0) return []
  const plate = { x: margin, y: top, width: used.width + 72, height: 92 }
  return [{ kind: 'plate', box: plate, radius: 46, color: ink }, ...lines]
}

/** Draws the show's handle, the slide number, an arrow unless it is the last slide, and a progress bar. */
function footer(
  handle: string,
  { at, of }: Place,
  { palette, faces, isLast }: { palette: Palette; faces: Drawing['faces']; isLast: boolean },
): Mark[] {
  const { muted: color, ground: on, accent, onAccent, trace } = palette
  const middle = 1212
  const text = { face: 'text' as const, size: 32, color, on }
  const row = (x: number, width: number): Box => ({ x, y: middle - 36, width, height: 72 })
  const number = { ...text, text: `${at + 1}/${of}`, align: 'right' as const }
  const right = margin + inner - (isLast ? 0 : 116)
  const cue: Mark[] = isLast
    ? []
    : [
        { kind: 'plate', box: { x: right + 28, y: middle - 44, width: 88, height: 88 }, radius: 44, color: accent },
        arrow({ x: right + 72, y: middle, size: 40 }, onAccent),
      ]
  const track = { x: 0, y: 1350 - 14, width: 1080, height: 14 }
  return [
    ...smallPrint({ ...text, text: handle }, row(margin, 560), faces).lines,
    ...smallPrint(number, row(right - 160, 160), faces).lines,
    ...cue,
    { kind: 'plate', box: track, radius: 0, color: trace },
    { kind: 'plate', box: { ...track, width: (1080 * (at + 1)) / of }, radius: 0, color: accent },
  ]
}
