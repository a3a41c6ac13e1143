import type { z } from 'zod'
import { type ContentKey, type ContentType, type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { isContentTypeKey, isTextFormatKey } from '../type/keys.ts'
import { type FormatContent, getTextFormat } from '../types/text-format/text-format.ts'
import { contentTypes } from './content-types.ts'

export { contentTypes }

/** What content looks like, by key: each type has its own shape, and all text formats have one. */
export type ContentByType = {
  [Key in ContentKey]: Key extends ContentTypeKey ? z.infer<(typeof contentTypes)[Key]['schema']> : FormatContent
}

/** Returns the content type of a key, for code that handles all types and formats alike. */
export function getContentType<Key extends ContentKey>(key: Key): ContentType<ContentByType[Key]> {
  const type = isContentTypeKey(key) ? contentTypes[key] : getTextFormat(key)
  return type as unknown as ContentType<ContentByType[Key]>
}

/** Returns the keys that a project has content of: the types in page order, then the formats. */
export function listContentKeys(content: Readonly<Record<string, unknown>>): ContentKey[] {
  const formats = Object.keys(content).filter(isTextFormatKey)
  return [...contentTypeKeys, ...formats].filter((key) => content[key] !== undefined)
}
