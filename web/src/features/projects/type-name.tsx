import { type ContentKey, getContentType } from '@podcastai/content-types'

/** A content type's name. */
export function TypeName({ contentType }: { contentType: ContentKey }) {
  return getContentType(contentType).label
}
