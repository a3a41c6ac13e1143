import { type ContentByType, type ContentTypeKey, getContentType } from '@podcastai/content-types'

/** Stored content in today's shape. */
export function migrateContent<Key extends ContentTypeKey>(key: Key, stored: unknown): ContentByType[Key] {
  const type = getContentType(key)
  return type.schema.parse(type.migrate?.(stored) ?? stored)
}
