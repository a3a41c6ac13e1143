import type { ContentKey } from '../type/content-type.ts'
import { isOwnFormatKey } from '../type/keys.ts'
import { getContentType } from './registry.ts'

/** Returns the name of a content for headings and exports: that of its type, or of its own format. */
export function getContentName(key: ContentKey, content: unknown): string {
  const type = getContentType(key)
  return (content ? type.getName?.(content as never) : '') || type.title
}

/** Returns the name of a type, or of a text format, by the states of a project's content. */
export function getTypeName(
  generation: readonly { contentType: ContentKey; format?: { name: string } | undefined }[],
  key: ContentKey,
): string {
  return generation.find(({ contentType }) => contentType === key)?.format?.name ?? getContentType(key).title
}

/** Returns the part of a file's name that says what it contains: the key, or the name of an own format. */
export function getFilePart(key: ContentKey, content: unknown): string {
  return isOwnFormatKey(key) ? getContentName(key, content).replace(/\s+/g, '_') : key
}
