import { TooLong } from './cannot-draw.ts'
import { drawable } from './drawable.ts'
import type { Faces } from './faces.ts'
import type { Box, Color, FaceKey, LineMark } from './picture.ts'
import { type Column, setText } from './set-text.ts'

type SmallPrint = { text: string; face: FaceKey; size: number; color: Color; on: Color; align?: Column['align'] }

/**
 * Sets one short text in a box: a name, an address, a number. In the smallest type it may take a second line. A longer
 * text is shortened, because a signature must never make a picture fail.
 */
export function smallPrint({ text, face, size, color, on, align = 'left' }: SmallPrint, box: Box, faces: Faces) {
  const column: Column = { box, sizes: { max: size, min: Math.min(size, 28) }, align, anchor: 'middle' }
  for (let printed = drawable(text); printed !== ''; printed = shortened(printed)) {
    try {
      return setText([{ text: printed, face, leading: 1.15, color, on }], column, faces)
    } catch (error) {
      if (!(error instanceof TooLong)) throw error
    }
  }
  return { lines: [] as LineMark[], used: { ...box, width: 0, height: 0 }, size }
}

/** Returns the text without its last word, or a single word without its last letters; empty if nothing is left. */
function shortened(text: string): string {
  const rest = text.replace(/…$/, '')
  const last = rest.split(/\s/).at(-1) ?? ''
  const before = rest.slice(0, rest.length - last.length).replace(/(?<![\s,;:·–—-])[\s,;:·–—-]+$/, '')
  const kept = /\s/.test(rest) ? before : [...rest].slice(0, -4).join('')
  return kept === '' ? '' : `${kept}…`
}
