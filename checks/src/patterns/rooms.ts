import { longestSentence } from '@podcastai/episode'
import { EditedText } from '../../../content-types/src/type/most.ts'

/** A folder of shipped code. `longest`: most characters of any text that its patterns are tried on. */
export type Room = { folder: string; longest: number }

/** As far as a text without limit is tried: what takes a second here takes a minute for the largest upload. */
export const anything = 1_000_000

/** Every folder that ships. A pattern that takes too long for the texts of its room is refused. */
export const rooms: readonly Room[] = [
  { folder: 'transcript/src', longest: anything },
  { folder: 'episode/src', longest: longestSentence },
  { folder: 'content-types/src', longest: EditedText.maxLength ?? anything },
  { folder: 'contracts/src', longest: anything },
  { folder: 'server/src', longest: anything },
  { folder: 'ui/src', longest: anything },
  { folder: 'web/src', longest: anything },
]

/** The longest text that a pattern meets in any of its places. */
export function longestTextAt(places: readonly string[]): number {
  const longest = places.map((place) => rooms.find(({ folder }) => place.startsWith(`${folder}/`))?.longest ?? anything)
  return Math.max(...longest)
}
