import {
  blankFormat,
  type ContentByType,
  type ContentKey,
  type ContentType,
  getContentType,
  isTextFormatKey,
  type PictureTypeKey,
  pictureTypeKeys,
} from '@podcastai/content-types'
import type { Generation, Transcript } from '@podcastai/contracts'

export function isPictureType(key: ContentKey): key is PictureTypeKey {
  return (pictureTypeKeys as readonly string[]).includes(key)
}

/** Returns the length of the episode in seconds, or null before it is known. */
export function getSeconds({ analysis, episodeDuration }: Transcript): number | null {
  const minutes = analysis?.episodeDuration ?? episodeDuration
  return minutes === null ? null : minutes * 60
}

/** Returns a content type as the page shows it: a text format has the name and the purpose that its show gave it. */
export function getShownType<Key extends ContentKey>(
  key: Key,
  generation: Generation | undefined,
): ContentType<ContentByType[Key]> {
  const type = getContentType(key)
  const format = generation?.format
  if (!format) return type
  const blank = blankFormat(format) as ContentByType[Key]
  return { ...type, label: format.name, title: format.name, subtitle: capitalized(format.purpose), blank }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** True if no engine can write a text format now: none is connected, or the show doesn't have it anymore. */
export function isUnwritable({ contentType, isOn }: Pick<Generation, 'contentType' | 'isOn'>, isBuiltIn: boolean) {
  return isTextFormatKey(contentType) && (isBuiltIn || isOn === false)
}
