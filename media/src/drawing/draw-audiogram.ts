import { type ClipFormat, type Size, safeBox } from './formats.ts'
import type { Pen } from './pen.ts'

/** What an audiogram shows besides its captions. */
export type Audiogram = {
  speaker: string | null
  show: string
  /** Colors as CSS: the ground, letters on it, and the part of the waveform that was played. */
  colors: { ground: string; text: string; accent: string }
  /** Bars over the whole clip, 0–1. */
  bars: readonly number[]
}

const fontFamily = '"Instrument Sans Variable", system-ui, sans-serif'

/** Draws the ground, the names, and the waveform: `share` of the clip is played, and it is `visible`, both 0–1. */
export function drawAudiogram(
  pen: Pen,
  { speaker, show, colors, bars }: Audiogram,
  at: { format: ClipFormat; picture: Size; share: number; visible: number },
): void {
  const { picture, format, share, visible } = at
  const safe = safeBox(format, picture)
  const unit = Math.min(picture.width, picture.height)
  pen.globalAlpha = 1
  pen.fillStyle = colors.ground
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.textBaseline = 'top'
  pen.textAlign = 'left'
  pen.fillStyle = colors.text
  if (speaker) drawLine(pen, speaker, { x: safe.x, y: safe.y, width: safe.width, size: unit * 0.06, weight: 700 })
  pen.globalAlpha = 0.75
  drawLine(pen, show, {
    x: safe.x,
    y: safe.y + unit * (speaker ? 0.085 : 0),
    width: safe.width,
    size: unit * 0.038,
    weight: 500,
  })
  const height = Math.min(safe.height * 0.34, unit * 0.34)
  const middle = safe.y + safe.height * 0.44
  const step = safe.width / bars.length
  bars.forEach((bar, index) => {
    const isPlayed = index / bars.length < share
    const tall = Math.max(step * 0.6, bar * height)
    pen.globalAlpha = visible * (isPlayed ? 1 : 0.35)
    pen.fillStyle = isPlayed ? colors.accent : colors.text
    pen.beginPath()
    pen.roundRect(safe.x + index * step, middle - tall / 2, step * 0.6, tall, step * 0.3)
    pen.fill()
  })
  pen.globalAlpha = 1
}

/** Draws a text in one line, smaller if it is too wide. */
function drawLine(
  pen: Pen,
  text: string,
  at: { x: number; y: number; width: number; size: number; weight: number },
): void {
  const font = (size: number) => `${at.weight} ${Math.round(size)}px ${fontFamily}`
  pen.font = font(at.size)
  const { width } = pen.measureText(text)
  if (width > at.width) pen.font = font((at.size * at.width) / width)
  pen.fillText(text, at.x, at.y)
}
