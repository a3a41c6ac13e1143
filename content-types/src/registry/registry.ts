import type { z } from 'zod'
import type { ContentType, ContentTypeKey } from '../type/content-type.ts'
import { contentTypes } from './content-types.ts'

export { contentTypes }

/** What each type's content looks like, by key. */
export type ContentByType = { [Key in ContentTypeKey]: z.infer<(typeof contentTypes)[Key]['schema']> }

/** Returns the content type of a key, for code that handles all types alike. */
export function getContentType<Key extends ContentTypeKey>(key: Key): ContentType<ContentByType[Key]> {
  return contentTypes[key] as unknown as ContentType<ContentByType[Key]>
}
