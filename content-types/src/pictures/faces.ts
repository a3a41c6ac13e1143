import type { FaceKey } from './picture.ts'

/** What layout asks of the fonts. All measures are for a size of one pixel. */
export type Faces = {
  /** How wide a word is, with so many hundredths added after each letter. */
  width: (word: string, face: FaceKey, spacing: number) => number
  /** How far a face reaches above and below the baseline, and letters of this text that reach farther than others. */
  reach: (text: string, face: FaceKey) => { rise: number; fall: number }
  /** The letters of a text that a face does not have, each once. */
  lacking: (text: string, face: FaceKey) => string[]
}
