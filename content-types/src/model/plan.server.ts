import type { Episode } from '@podcastai/episode'
import type { KitKey } from '../model-interface/kit.server.ts'
import { kitRequests } from './kit-requests.ts'
import { spokenCharacters } from './material.server.ts'

// Plans how a kit is requested: with as few requests as the model's context allows.

export type Plan = {
  /** True if the transcript is too long: it has to be read in parts first, and the writers get passages. */
  needsReading: boolean
  /** The keys that are written in one request. */
  groups: KitKey[][]
}

/** Groups of related types: clips and quotes, posts, and introductions to the episode. */
const three: readonly (readonly KitKey[])[] = [
  ['quotes', 'video_clips', 'viral_clips'],
  ['social_media', 'carousel_posts'],
  ['episode_titles', 'youtube_script', 'thumbnail_design'],
]
/** Two requests must do if each one pays for the whole transcript, or if the tasks are as long as the talk. */
const two: readonly (readonly KitKey[])[] = [
  ['quotes', 'video_clips', 'viral_clips', 'social_media'],
  ['carousel_posts', 'episode_titles', 'youtube_script', 'thumbnail_design'],
]

/** Plans the requests. `cachesPrefixes`: the model charges little for text that was sent before. */
export function planKit(
  episode: Episode,
  {
    keys,
    contextTokens,
    cachesPrefixes = false,
  }: { keys: readonly KitKey[]; contextTokens: number; cachesPrefixes?: boolean },
): Plan {
  const { isWhole, together } = kitRequests({ characters: spokenCharacters(episode), contextTokens, cachesPrefixes })
  if (together === null) return { needsReading: !isWhole, groups: keys.map((key) => [key]) }
  const families = together === 3 ? three : two
  const others = keys.filter((key) => !families.flat().includes(key))
  const groups = families.map((family) => family.filter((key) => keys.includes(key)))
  const all = [...groups, ...inGroups(others, formatsTogether)]
  return { needsReading: false, groups: all.filter(({ length }) => length > 0) }
}

/** Formats in one request: their tasks are long, and so are their texts. */
const formatsTogether = 3

function inGroups(keys: readonly KitKey[], size: number): KitKey[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, at) => keys.slice(at * size, (at + 1) * size))
}

/** True if the model sees the whole transcript. */
export function fitsWhole(episode: Episode, contextTokens: number): boolean {
  return kitRequests({ characters: spokenCharacters(episode), contextTokens, cachesPrefixes: false }).isWhole
}
