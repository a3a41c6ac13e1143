import type { FaceKey } from './picture.ts'

/** The font metrics that layout needs. All measures are for a size of one pixel. */
export type Faces = {
  /** Returns the width of a word, with `spacing` hundredths of the size added after each letter. */
  width: (word: string, face: FaceKey, spacing: number) => number
  /** Returns how far a face, or taller letters of this text, reach above and below the baseline. */
  reach: (text: string, face: FaceKey) => { rise: number; fall: number }
  /** Returns the letters of a text that a face doesn't have, each once. */
  lacking: (text: string, face: FaceKey) => string[]
}
