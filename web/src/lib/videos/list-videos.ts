import { type Evidence, type Quotes, quoteLine, saidQuotes } from '@podcastai/content-types'
import type { ContentByType } from '@podcastai/contracts'

/** A passage that can become a video. */
export type PossibleVideo = {
  /** The content type and the item's id. */
  key: string
  kind: 'Video clips' | 'Viral moments' | 'Quotes'
  title: string
  /** What is posted with it. */
  text: string
  evidence: Evidence
}

/** Returns the clips, moments, and verbatim quotes of a project, as its pages list them. */
export function listVideos({ video_clips = [], viral_clips = [], quotes = [] }: ContentByType): PossibleVideo[] {
  const clips = [
    ...video_clips.map((clip) => ({ clip, kind: 'Video clips' as const, type: 'video_clips' })),
    ...viral_clips.map((clip) => ({ clip, kind: 'Viral moments' as const, type: 'viral_clips' })),
  ]
  return [
    ...clips.map(({ clip, kind, type }, index) => ({
      key: `${type}:${clip.id ?? index}`,
      kind,
      title: clip.title,
      text: [clip.title, clip.description].filter(Boolean).join('\n\n'),
      evidence: clip.evidence,
    })),
    ...saidQuotes(quotes).flatMap((quote: Quotes[number], index) =>
      quote.evidence === null
        ? []
        : [
            {
              key: `quotes:${quote.id ?? index}`,
              kind: 'Quotes' as const,
              title: quote.text,
              text: quoteLine(quote),
              evidence: quote.evidence,
            },
          ],
    ),
  ]
}
