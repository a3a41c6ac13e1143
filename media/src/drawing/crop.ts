import type { Size } from './formats.ts'
import type { Box } from './pen.ts'

/**
 * How a picture fills another shape. `x` and `y` say what stays in the middle, 0–1 of the picture; `two-up` shows two
 * parts one above the other (or beside each other in a wide picture), such as two people at one table.
 */
export type Crop =
  | { kind: 'one'; x: number; y: number }
  | { kind: 'two-up'; first: { x: number; y: number }; second: { x: number; y: number } }

export const centered: Crop = { kind: 'one', x: 0.5, y: 0.5 }

/** A part of the source picture, and where it is drawn. Pixels. */
export type Placement = { source: Box; target: Box }

/** Returns what is drawn where so that the source fills the target, without distortion or bars. */
export function placePicture(crop: Crop, source: Size, target: Size): Placement[] {
  if (crop.kind === 'one') return [fillBox(crop, source, { x: 0, y: 0, ...target })]
  const isTall = target.height >= target.width
  const half = isTall
    ? { width: target.width, height: target.height / 2 }
    : { width: target.width / 2, height: target.height }
  const second = isTall ? { x: 0, y: half.height } : { x: half.width, y: 0 }
  return [fillBox(crop.first, source, { x: 0, y: 0, ...half }), fillBox(crop.second, source, { ...second, ...half })]
}

function fillBox(middle: { x: number; y: number }, source: Size, target: Box): Placement {
  const scale = Math.max(target.width / source.width, target.height / source.height)
  const width = target.width / scale
  const height = target.height / scale
  const x = clamp(middle.x * source.width - width / 2, 0, source.width - width)
  const y = clamp(middle.y * source.height - height / 2, 0, source.height - height)
  return { source: { x, y, width, height }, target }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value))
}
