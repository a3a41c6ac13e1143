import { type ContentTypeKey, getContentType } from '@podcastai/content-types'

/** What a content type is called. */
export function TypeName({ contentType }: { contentType: ContentTypeKey }) {
  return getContentType(contentType).label
}
