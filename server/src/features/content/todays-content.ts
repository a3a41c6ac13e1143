import { type ContentByType, type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'

/** Stored content in today's shape. */
export function todaysContent<Key extends ContentTypeKey>(key: Key, stored: unknown): ContentByType[Key] {
  const type = contentTypeOf(key)
  return type.schema.parse(type.fromOlder?.(stored) ?? stored)
}
