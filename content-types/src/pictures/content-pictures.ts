import type { Faces } from './faces.ts'
import type { Look } from './look.ts'
import type { Picture } from './picture.ts'
import type { FormatKey } from './picture-keys.ts'

/** A picture that can be made of a content. */
export type ListedPicture = {
  /** Path of the item in its content. */
  path: string
  /** The name of its file, without number and extension. */
  name: string
  /** Alternative text. */
  words: string
  /** Pictures posted together, in order, carry the name of the set: slides that of their carousel. */
  set?: { key: string; title: string }
  /** Drawn only on request, and not part of any publish kit. */
  isLeftOut?: true
}

export type Drawing = {
  format: FormatKey
  look: Look
  faces: Faces
  /** True if a photograph will be under the picture, if the format takes one. */
  hasPhoto: boolean
}

/** The pictures that can be made of a content type. One value per type, next to its other files. */
export type ContentPictures<Content> = {
  formats: readonly [FormatKey, ...FormatKey[]]
  list: (content: Content, format: FormatKey) => ListedPicture[]
  /** Colors that the content itself specifies. */
  colors?: (content: Content) => Pick<Look, 'ground' | 'accent'> | null
  /** Returns null if there is nothing at that path. @throws CannotDraw */
  draw: (content: Content, path: string, drawing: Drawing) => Picture | null
}
