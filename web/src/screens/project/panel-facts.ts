import { type ContentTypeKey, type PictureTypeKey, pictureTypeKeys } from '@podcastai/content-types'
import type { Transcript } from '@podcastai/contracts'

export function isPictureType(key: ContentTypeKey): key is PictureTypeKey {
  return (pictureTypeKeys as readonly string[]).includes(key)
}

/** Returns the length of the episode in seconds, or null before it is known. */
export function getSeconds({ analysis, episodeDuration }: Transcript): number | null {
  const minutes = analysis?.episodeDuration ?? episodeDuration
  return minutes === null ? null : minutes * 60
}
