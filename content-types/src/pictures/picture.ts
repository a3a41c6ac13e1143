/** A rectangle in pixels, from the upper left corner of its picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** `#rrggbb` */
export type Color = string

/** The cuts of type that pictures are set in. */
export const faceKeys = ['display', 'strong', 'text', 'spoken'] as const
export type FaceKey = (typeof faceKeys)[number]

/** A word where it stands. Words are placed one by one, so that every program that draws them agrees on the width. */
export type PlacedWord = {
  text: string
  /** Of its first letter, in pixels. */
  x: number
  width: number
  color: Color
  /** What it stands on. Over a photograph: the ground that is hardest to read on. */
  on: Color
  /** One of the words that carry the weight. */
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
  /** Opaque as said up to `until`, then running out to nothing at `gone`; from left to right, in pixels. */
  | { kind: 'scrim'; box: Box; color: Color; opacity: number; until: number; gone: number }

/** A picture as a list of shapes in paint order. The renderer makes no layout decisions. */
export type Picture = {
  width: number
  height: number
  /** Null: transparent. */
  ground: Color | null
  /** A photograph fills it first, where there is one. */
  photo: boolean
  /** Where a platform leaves a text alone. */
  safe: readonly Box[]
  marks: Mark[]
}
