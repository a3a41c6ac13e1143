/** A rectangle in pixels, from the upper left corner of its picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** `#rrggbb` */
export type Color = string

/** The typefaces of pictures. */
export const faceKeys = ['display', 'strong', 'text', 'spoken'] as const
export type FaceKey = (typeof faceKeys)[number]

/** A word at its position. Words are placed one by one, so that every renderer agrees on the width. */
export type PlacedWord = {
  text: string
  /** Left edge of its first letter, in pixels. */
  x: number
  width: number
  color: Color
  /** Color under the word. Over a photograph: the ground that is hardest to read on. */
  on: Color
  /** True if the word is stressed. */
  stressed: boolean
}

/** A line of type. */
export type LineMark = {
  kind: 'line'
  face: FaceKey
  /** Pixels. */
  size: number
  /** Added after each letter, in hundredths of the size. */
  spacing: number
  baseline: number
  /** How far letters of this face reach from the baseline, in pixels. */
  rise: number
  fall: number
  words: PlacedWord[]
  /** The box that was given to its text. */
  within: Box
}

export type Mark =
  | LineMark
  | { kind: 'plate'; box: Box; radius: number; color: Color; opacity?: number }
  | { kind: 'shape'; path: string; color: Color; opacity?: number }
  /** Has this opacity up to `until`, then fades out to nothing at `gone`; from left to right, in pixels. */
  | { kind: 'scrim'; box: Box; color: Color; opacity: number; until: number; gone: number }

/** A picture as a list of shapes in paint order. The renderer makes no layout decisions. */
export type Picture = {
  width: number
  height: number
  /** Null: transparent. */
  ground: Color | null
  /** True if a photograph is drawn first, if there is one. */
  photo: boolean
  /** Areas that platforms don't cover. */
  safe: readonly Box[]
  marks: Mark[]
}
