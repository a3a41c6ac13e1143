import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import type { Transcript } from '@podcastai/contracts'

/** The first type that is generated; before that the first of all. */
export function findFirstType({ generation }: Transcript): ContentTypeKey {
  return generation.find(({ version }) => version > 0)?.contentType ?? contentTypeKeys[0]
}
