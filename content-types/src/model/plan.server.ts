import type { Episode } from '@podcastai/episode'
import type { KitKey } from './kit.server.ts'
import { spokenCharacters } from './material.server.ts'

// How a kit is asked for: as few requests as the model's context allows.

export type Plan = {
  /** The transcript does not fit: it has to be read in parts first, and the writers work from passages. */
  needsReading: boolean
  /** What is written in one request together. */
  groups: KitKey[][]
}

/** Characters of a token, lower than any provider's count for English. */
export const charactersPerToken = 3.5
/** Tokens from which on a model is asked for several types at once. */
const largeContext = 60_000
/** Of a context that is kept free for rules, tasks and the answer. */
const kept = { share: 0.2, tokens: 6_000 } as const

/** What belongs together: what is cut, what is posted, what introduces the episode. */
const three: readonly (readonly KitKey[])[] = [
  ['quotes', 'video_clips', 'viral_clips'],
  ['social_media', 'carousel_posts'],
  ['episode_titles', 'youtube_script', 'thumbnail_design'],
  ['clip_overlays'],
]
/** Where each request pays for the whole transcript, or the tasks weigh as much as the talk, two have to do. */
const two: readonly (readonly KitKey[])[] = [
  ['quotes', 'video_clips', 'viral_clips', 'social_media'],
  ['carousel_posts', 'episode_titles', 'youtube_script', 'thumbnail_design'],
  ['clip_overlays'],
]

/** Characters from which on a talk is longer than an hour. */
const longTalk = 65_000

/** `cachesPrefixes`: what was told before costs little when it is told again. */
export function planKit(
  episode: Episode,
  {
    keys,
    contextTokens,
    cachesPrefixes = false,
  }: { keys: readonly KitKey[]; contextTokens: number; cachesPrefixes?: boolean },
): Plan {
  const isWhole = fitsWhole(episode, contextTokens)
  if (!isWhole || contextTokens < largeContext) return { needsReading: !isWhole, groups: keys.map((key) => [key]) }
  const families = cachesPrefixes && spokenCharacters(episode) > longTalk ? three : two
  const groups = families.map((family) => family.filter((key) => keys.includes(key))).filter(({ length }) => length > 0)
  return { needsReading: false, groups }
}

/** Does the model see all that was said? */
export function fitsWhole(episode: Episode, contextTokens: number): boolean {
  const room = contextTokens * (1 - kept.share) - kept.tokens
  return spokenCharacters(episode) / charactersPerToken <= room
}
