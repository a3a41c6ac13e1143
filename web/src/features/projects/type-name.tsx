import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'

/** What a content type is called. */
export function TypeName({ contentType }: { contentType: ContentTypeKey }) {
  return contentTypeOf(contentType).label
}
