import { type KitKey, toPassageKey } from '@podcastai/content-types'
import type { ContentByType } from '@podcastai/contracts'
import { listVideos, type PossibleVideo } from './list-videos.ts'
import type { MadeVideos } from './made-videos.ts'

const clips = ['Video clips', 'Viral moments'] as const
/** What each platform's kit takes videos of. Emails can't hold videos. */
const kinds: Record<KitKey, readonly PossibleVideo['kind'][]> = {
  youtube: clips,
  instagram: [...clips, 'Quotes'],
  tiktok: clips,
  linkedin: [...clips, 'Quotes'],
  x: [...clips, 'Quotes'],
  newsletter: [],
  editing: clips,
}

/** Returns the videos that a kit can have, and which of them are made; all videos without a platform. */
export function listKitVideos(platform: KitKey | undefined, content: ContentByType, made: MadeVideos) {
  const videos = listVideos(content).filter(({ kind }) => platform === undefined || kinds[platform].includes(kind))
  return videos.map((video) => ({ video, files: made.get(toPassageKey(video.evidence)) ?? null }))
}
