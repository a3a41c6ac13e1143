import { type Caption, type CaptionWord, captionAt, makeCaptions } from '../captions/captions.ts'
import { type ClipFormat, type Size, safeBox } from './formats.ts'
import type { Box, Pen } from './pen.ts'

/** `outline`: white with a dark edge; `box`: on a dark plate; `plain`: small, on a shade, as broadcasters do. */
export const captionStyles = ['outline', 'box', 'plain'] as const
export type CaptionStyle = (typeof captionStyles)[number]

type Look = { size: number; weight: number; lines: 1 | 2 }

/** Size of the letters as a share of the picture's shorter side. */
const looks: Record<CaptionStyle, Look> = {
  outline: { size: 0.068, weight: 700, lines: 2 },
  box: { size: 0.056, weight: 600, lines: 2 },
  plain: { size: 0.044, weight: 500, lines: 2 },
}

const lineHeight = 1.28
const fontFamily = '"Instrument Sans Variable", system-ui, sans-serif'

/** What stays the same for all frames of a clip. */
export type CaptionPlan = {
  captions: Caption[]
  style: CaptionStyle
  /** Font size in pixels. */
  size: number
  /** Where captions stand. */
  box: Box
  /** Color of the word being spoken; null if words have no exact times, so that whole lines are shown. */
  highlight: string | null
}

type CaptionOptions = {
  words: readonly CaptionWord[]
  style: CaptionStyle
  format: ClipFormat
  picture: Size
  highlight: string | null
}

/** Returns the captions of a clip, broken into lines by the pen's own measure of the letters. */
export function planCaptions(pen: Pen, { words, style, format, picture, highlight }: CaptionOptions): CaptionPlan {
  const { size: share, lines } = looks[style]
  const size = Math.round(share * Math.min(picture.width, picture.height))
  const safe = safeBox(format, picture)
  pen.font = getFont(style, size)
  const padding = size * 0.5
  const captions = makeCaptions(words, {
    measure: (text) => pen.measureText(text).width,
    width: safe.width - 2 * padding,
    lines,
  })
  const height = Math.ceil(lines * lineHeight * size + padding)
  return { captions, style, size, highlight, box: { ...safe, y: safe.y + safe.height - height, height } }
}

function getFont(style: CaptionStyle, size: number): string {
  return `${looks[style].weight} ${size}px ${fontFamily}`
}

/** Draws the caption of a moment, if there is one. Seconds from the start of the clip. */
export function drawCaption(pen: Pen, plan: CaptionPlan, seconds: number): void {
  const caption = captionAt(plan.captions, seconds)
  if (!caption) return
  const { size, style, box } = plan
  pen.font = getFont(style, size)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  pen.lineJoin = 'round'
  const rows = caption.lines.map((words) => layOutRow(pen, words, box))
  const top = box.y + box.height - rows.length * lineHeight * size - size * 0.25
  if (style !== 'outline') drawPlate(pen, rows, { top, size, isSolid: style === 'box' })
  rows.forEach((row, index) => {
    const baseline = top + (index + 0.78) * lineHeight * size
    for (const { word, x } of row.words) {
      const isSpoken = plan.highlight !== null && seconds >= word.start && seconds < word.end
      drawWord(pen, word.text, { x, y: baseline, size, style, color: (isSpoken && plan.highlight) || '#ffffff' })
    }
  })
}

type Row = { x: number; width: number; words: { word: CaptionWord; x: number }[] }

/** Returns the words of a line with their places, centered. A word that is too wide is shown from its start. */
function layOutRow(pen: Pen, words: readonly CaptionWord[], box: Box): Row {
  const width = pen.measureText(words.map(({ text }) => text).join(' ')).width
  const x = Math.max(box.x, box.x + (box.width - width) / 2)
  let before = ''
  const placed = words.map((word) => {
    const place = { word, x: x + pen.measureText(before).width }
    before += `${word.text} `
    return place
  })
  return { x, width, words: placed }
}

function drawPlate(pen: Pen, rows: readonly Row[], at: { top: number; size: number; isSolid: boolean }): void {
  const padding = at.size * 0.4
  const x = Math.min(...rows.map((row) => row.x)) - padding
  const width = Math.max(...rows.map((row) => row.width)) + 2 * padding
  pen.fillStyle = at.isSolid ? '#101418' : 'rgba(16, 20, 24, 0.62)'
  pen.beginPath()
  pen.roundRect(x, at.top - padding * 0.4, width, rows.length * lineHeight * at.size + padding * 0.8, at.size * 0.22)
  pen.fill()
}

type WordPlace = { x: number; y: number; size: number; style: CaptionStyle; color: string }

function drawWord(pen: Pen, text: string, { x, y, size, style, color }: WordPlace): void {
  if (style === 'outline') {
    pen.strokeStyle = '#000000'
    pen.lineWidth = size * 0.17
    pen.strokeText(text, x, y)
  }
  pen.fillStyle = color
  pen.fillText(text, x, y)
}
