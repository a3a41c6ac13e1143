import type { Faces } from './faces.ts'
import type { Look } from './look.ts'
import type { Picture } from './picture.ts'
import type { FormatKey } from './picture-keys.ts'

/** A picture that can be made of a content. */
export type ListedPicture = {
  /** Of the item in its content. */
  path: string
  /** The name of its file, without number and extension. */
  name: string
  /** Alternative text. */
  words: string
  /** Pictures that are posted as one, in order, bear the name of the whole: slides that of their carousel. */
  set?: { key: string; title: string }
  /** Drawn only on request, and in no publish kit. */
  isLeftOut?: true
}

export type Drawing = {
  format: FormatKey
  look: Look
  faces: Faces
  /** A photograph will stand beneath it, if it wants one. */
  hasPhoto: boolean
}

/** What pictures a content type is good for. One value a type, beside its other files. */
export type ContentPictures<Content> = {
  formats: readonly [FormatKey, ...FormatKey[]]
  list: (content: Content, format: FormatKey) => ListedPicture[]
  /** Colors that the content itself asks for. */
  colors?: (content: Content) => Pick<Look, 'ground' | 'accent'> | null
  /** @throws CannotDraw; null where there is nothing at that path */
  draw: (content: Content, path: string, drawing: Drawing) => Picture | null
}
