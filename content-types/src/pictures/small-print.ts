import type { Faces } from './faces.ts'
import type { Box, Colour, FaceKey, LineMark } from './picture.ts'
import { type Column, setText } from './set-text.ts'

type SmallPrint = { text: string; face: FaceKey; size: number; colour: Colour; on: Colour; align?: Column['align'] }

/** One short text in a box: a name, an address, a number. In the smallest type it may take a second line. */
export function smallPrint({ text, face, size, colour, on, align = 'left' }: SmallPrint, box: Box, faces: Faces) {
  if (text.trim() === '') return { lines: [] as LineMark[], used: { ...box, width: 0, height: 0 }, size }
  const block = { text, face, leading: 1.15, colour, on }
  return setText([block], { box, sizes: { most: size, least: Math.min(size, 28) }, align, anchor: 'middle' }, faces)
}
