import { maxSentenceLength } from '@podcastai/episode'
import { EditedText } from '../../../content-types/src/type/edit-limits.ts'

/** The length at which patterns for unlimited texts are tried: a second here is a minute for the largest upload. */
export const unlimited = 1_000_000

/** Every folder that ships, with the most characters of any text that its patterns run on. */
export const maxTextLengths: Readonly<Record<string, number>> = {
  'transcript/src': unlimited,
  'episode/src': maxSentenceLength,
  'content-types/src': EditedText.maxLength ?? unlimited,
  'contracts/src': unlimited,
  'server/src': unlimited,
  'ui/src': unlimited,
  'web/src': unlimited,
}

/** The longest text that a pattern meets in any of its places. */
export function getMaxTextLength(places: readonly string[]): number {
  const lengths = places.map((place) => {
    const folder = Object.keys(maxTextLengths).find((one) => place.startsWith(`${one}/`))
    return (folder && maxTextLengths[folder]) || unlimited
  })
  return Math.max(...lengths)
}
