import {
  type ContentKey,
  candidatePaths,
  type FormatKey,
  getContentType,
  type PictureTypeKey,
  pictureTypeKeys,
} from '@podcastai/content-types'
import { formats, type ListedPicture, listPictures, pictureFormats } from '@podcastai/content-types/pictures'
import type { ContentByType } from '@podcastai/contracts'

/** A content type as pictures of one format. */
export type PictureKind = {
  /** Identifies type and format in a select. */
  key: string
  contentType: PictureTypeKey
  format: FormatKey
  label: string
  pictures: ListedPicture[]
}

/** Returns the picture kinds available for the published content. */
export function pictureKinds(content: ContentByType): PictureKind[] {
  return pictureTypeKeys.flatMap((contentType) =>
    pictureFormats(contentType).flatMap((format) => {
      const own = content[contentType]
      const left = new Set(own === undefined ? [] : candidatePaths(getContentType(contentType), own as never))
      const listed = own === undefined ? [] : listPictures(contentType, own, format)
      const pictures = listed.filter(({ path }) => !left.has(path))
      if (pictures.length === 0) return []
      const { label, width, height } = formats[format]
      const name = `${getContentType(contentType).label}: ${label.toLowerCase()}, ${width}×${height}`
      return [{ key: `${contentType} ${format}`, contentType, format, label: name, pictures }]
    }),
  )
}

/** Returns the preselected kind: the open type's, if it has pictures. */
export function firstKind(kinds: readonly PictureKind[], contentType: ContentKey | undefined): PictureKind | undefined {
  return kinds.find((kind) => kind.contentType === contentType) ?? kinds[0]
}

/** Groups pictures that are posted together, in order. */
export function listSets(pictures: readonly ListedPicture[]): { key: string; title: string }[] {
  const sets = new Map(pictures.flatMap(({ set }) => (set ? [[set.key, set] as const] : [])))
  return [...sets.values()]
}
