import { type ContentTypeKey, getContentType } from '@podcastai/content-types'

/** A content type's name. */
export function TypeName({ contentType }: { contentType: ContentTypeKey }) {
  return getContentType(contentType).label
}
