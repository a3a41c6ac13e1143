import { fitLines } from './fit-lines.ts'
import { type ClipFormat, type Size, safeBox } from './formats.ts'
import type { Box, Pen } from './pen.ts'

/** Words in large letters over the first seconds of a clip. */
export type Headline = { text: string; colors: { ground: string; text: string } }

/** Characters that are readable in three lines of a format. Longer texts get smaller letters. */
export const maxHeadlineLength: Record<ClipFormat, number> = { '9:16': 70, '1:1': 80, '16:9': 110 }

/** How long a headline is shown, and how long it takes to fade at the end of that. Seconds. */
const shownSeconds = 2.5
const fadeSeconds = 0.25

const maxLines = 3
/** Size of the letters as a share of the picture's shorter side. */
const largest = 0.084
const lineHeight = 1.2
const fontFamily = '"Instrument Sans Variable", system-ui, sans-serif'

/** What stays the same for all frames of a clip. */
export type HeadlinePlan = {
  lines: string[]
  /** Font size in pixels. */
  size: number
  /** The plate behind the words. */
  box: Box
  colors: Headline['colors']
  isRightToLeft: boolean
}

type HeadlineOptions = Headline & {
  format: ClipFormat
  picture: Size
  /** Where captions stand; null without captions. */
  captions: { box: Box } | null
  /** In an audiogram, the headline takes the place of the waveform, below the names. */
  isAudiogram: boolean
}

/** Returns a headline that fits between the top of the safe zone and the captions; null without words. */
export function planHeadline(
  pen: Pen,
  { text, colors, format, picture, captions, isAudiogram }: HeadlineOptions,
): HeadlinePlan | null {
  const words = text.trim()
  if (words === '') return null
  const safe = safeBox(format, picture)
  const unit = Math.min(picture.width, picture.height)
  const top = safe.y + (isAudiogram ? Math.ceil(unit * 0.14) : 0)
  const bottom = captions ? captions.box.y - Math.ceil(unit * 0.02) : safe.y + safe.height
  let size = Math.round(largest * unit)
  let lines: string[] = []
  for (; size > 8; size = Math.min(size - 1, Math.floor(size * 0.96))) {
    pen.font = getFont(size)
    lines = fitLines(words, (line) => pen.measureText(line).width, safe.width - 2 * getPadding(size))
    if (lines.length <= maxLines && getHeight(lines, size) <= bottom - top) break
  }
  const height = getHeight(lines, size)
  const width = Math.min(
    safe.width,
    Math.max(...lines.map((line) => pen.measureText(line).width)) + 2 * getPadding(size),
  )
  const middle = isAudiogram ? safe.y + safe.height * 0.44 : top + height / 2
  const y = Math.max(top, Math.min(bottom - height, middle - height / 2))
  const box = { x: safe.x + (safe.width - width) / 2, y, width, height }
  return { lines, size, box, colors, isRightToLeft: isRightToLeft(words) }
}

/** Returns how visible the headline is at a time, 0–1. Seconds from the start of the clip. */
export function getHeadlineAlpha(plan: HeadlinePlan | null, seconds: number): number {
  return plan ? Math.max(0, Math.min(1, (shownSeconds - seconds) / fadeSeconds)) : 0
}

/** Draws the headline of a moment, if it is shown then. */
export function drawHeadline(pen: Pen, plan: HeadlinePlan, seconds: number): void {
  const alpha = getHeadlineAlpha(plan, seconds)
  if (alpha === 0) return
  const { lines, size, box, colors } = plan
  pen.globalAlpha = alpha
  pen.fillStyle = colors.ground
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, size * 0.25)
  pen.fill()
  pen.font = getFont(size)
  pen.direction = plan.isRightToLeft ? 'rtl' : 'ltr'
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colors.text
  lines.forEach((line, index) => {
    pen.fillText(line, box.x + box.width / 2, box.y + getPadding(size) + (index + 0.8) * lineHeight * size)
  })
  pen.direction = 'ltr'
  pen.globalAlpha = 1
}

function getFont(size: number): string {
  return `700 ${size}px ${fontFamily}`
}

function getPadding(size: number): number {
  return size * 0.45
}

function getHeight(lines: readonly string[], size: number): number {
  return lines.length * lineHeight * size + 2 * getPadding(size)
}

/** True if the first letter is of a script that is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
}
