import { type Evidence, toKey } from '../type/evidence.ts'
import { type Quotes, saidQuotes } from '../types/quotes/quotes.ts'
import type { VideoClips } from '../types/video-clips/video-clips.ts'
import type { ViralClips } from '../types/viral-clips/viral-clips.ts'

type Content = { quotes?: Quotes; video_clips?: VideoClips; viral_clips?: ViralClips }

/**
 * Returns the passages that visitors of a share link may hear, by key: verbatim quotes, clips, and moments. Those with an
 * estimated start are left out, because other words could be heard.
 */
export function findHeardPassages({ quotes = [], video_clips = [], viral_clips = [] }: Content): Map<string, Evidence> {
  const items = [...saidQuotes(quotes), ...video_clips, ...viral_clips]
  return new Map(
    items.flatMap(({ evidence }) => (evidence && !evidence.estimated ? [[toKey(evidence), evidence] as const] : [])),
  )
}
