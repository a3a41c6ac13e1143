import { type ContentKey, contentTypeKeys } from '@podcastai/content-types'
import type { Transcript } from '@podcastai/contracts'

/** Returns the first generated type, or the first of all if none is. */
export function findFirstType({ generation }: Transcript): ContentKey {
  return generation.find(({ version }) => version > 0)?.contentType ?? contentTypeKeys[0]
}
