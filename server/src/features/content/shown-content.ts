import {
  type ContentTypeKey,
  getContentType,
  type ReferenceImage,
  withKept,
  withoutCandidates,
} from '@podcastai/content-types'
import type { ContentByType } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { newestVersions } from './content.repository.ts'

/** The content of a project by type, as it is now; a type that was never written is not there. */
export async function loadContent(db: Connection, transcriptId: string, pictures: ReferenceImage[]) {
  const versions = await newestVersions(db, transcriptId)
  return Object.fromEntries(
    versions.map(({ contentType, content, pinned, editedItems }) => {
      const kept = [...pinned, ...(editedItems ?? [])]
      return [contentType, withKept(asShown(contentType, content, pictures), kept)]
    }),
  ) as ContentByType
}

/** The same as it leaves the workspace: top picks, and what people pinned or wrote. */
export async function loadPublishedContent(db: Connection, transcriptId: string, pictures: ReferenceImage[]) {
  return withoutCandidates(await loadContent(db, transcriptId, pictures))
}

/** Stored content in today's shape, with the project's pictures in it. */
export function asShown(contentType: string, stored: unknown, pictures: ReferenceImage[]): unknown {
  const type = getContentType(contentType as ContentTypeKey)
  const content = type.migrate?.(stored) ?? stored
  return type.withPictures?.(content as never, pictures) ?? content
}
