import type { Episode } from '@podcastai/episode'
import { getItemText } from '../items/items.ts'
import type { ServerType } from '../server-interface/server-type.server.ts'
import type { Brief } from '../type/brief.ts'
import type { ContentKey } from '../type/content-type.ts'
import type { Finished } from '../type/finished.ts'
import { isContentTypeKey } from '../type/keys.ts'
import { getTextFormatOnServer } from '../types/text-format/text-format.server.ts'
import { type ContentByType, getContentType } from './registry.ts'
import { serverTypes } from './server-types.server.ts'

/** Returns the server side of a type, for code that handles all types alike. */
export function getServerType<Key extends ContentKey>(key: Key): ServerType<ContentByType[Key]> {
  const type = isContentTypeKey(key) ? serverTypes[key] : getTextFormatOnServer(key)
  return type as unknown as ServerType<ContentByType[Key]>
}

/**
 * Returns content by the built-in engine, checked like any other. From templates and brand guidelines, it only follows
 * the words to avoid.
 */
export function writeContent<Key extends ContentKey>(
  key: Key,
  episode: Episode,
  brief: Brief,
): Finished<ContentByType[Key]> {
  return asMayBeStored(key, getServerType(key).write(episode, withTemplate(key, brief)))
}

/** Refuses content that doesn't match its type's schema: it could be stored but never shown. */
function asMayBeStored<Content>(key: ContentKey, finished: Finished<Content>): Finished<Content> {
  if (finished.content === null) return finished
  // A lone surrogate can't be stored.
  const isWhole = getItemText(finished.content).isWellFormed()
  if (isWhole && getContentType(key).schema.safeParse(finished.content).success) return finished
  return { content: null, problems: ['This transcript has words or sentences that are far too long to post.'] }
}

function withTemplate(key: ContentKey, brief: Brief): Brief {
  const template = isContentTypeKey(key) ? (brief.templates[key] ?? '') : ''
  if (template === '') return brief
  return { ...brief, voice: { ...brief.voice, brandGuidelines: `${brief.voice.brandGuidelines}\n${template}` } }
}

/** Returns how a type makes an item of selected words; undefined if it doesn't. */
export function getAddSelected<Key extends ContentKey>(key: Key) {
  return getServerType(key).addSelected
}
