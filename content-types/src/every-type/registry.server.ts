import type { Episode } from '@podcastai/episode'
import { textsOf } from '../items/items.ts'
import { carouselPostsWriter } from '../retired/carousel-posts/carousel-posts-writer.server.ts'
import { episodeTitlesWriter } from '../retired/episode-titles/episode-titles-writer.server.ts'
import { quotesWriter } from '../retired/quotes/quotes-writer.server.ts'
import { socialMediaWriter } from '../retired/social-media/social-media-writer.server.ts'
import { thumbnailDesignWriter } from '../retired/thumbnail-design/thumbnail-design-writer.server.ts'
import { videoClipsWriter } from '../retired/video-clips/video-clips-writer.server.ts'
import { viralClipsWriter } from '../retired/viral-clips/viral-clips-writer.server.ts'
import { youtubeScriptWriter } from '../retired/youtube-script/youtube-script-writer.server.ts'
import type { ContentTypeKey } from '../type/content-type.ts'
import type { Brief, Finished, Writer } from '../type/writer.server.ts'
import { type ContentByType, contentTypeOf } from './registry.ts'

type Prints<Content> = { finish: (draft: never, episode: Episode, brief: Brief) => Finished<Content> }

/** The writer of every content type, one line each. */
export const writers = {
  social_media: socialMediaWriter,
  quotes: quotesWriter,
  video_clips: videoClipsWriter,
  viral_clips: viralClipsWriter,
  youtube_script: youtubeScriptWriter,
  thumbnail_design: thumbnailDesignWriter,
  episode_titles: episodeTitlesWriter,
  carousel_posts: carouselPostsWriter,
} satisfies { [Key in ContentTypeKey]: Prints<ContentByType[Key]> }

/** The writer of a key, for code that treats all alike: what it drafts is its own affair. */
export function writerOf<Key extends ContentTypeKey>(key: Key): Writer<ContentByType[Key], unknown> {
  const writer = writers[key] as unknown as Writer<ContentByType[Key], unknown>
  return {
    ...writer,
    finish: (draft, episode, brief) => asMayBeStored(key, writer.finish(draft, episode, brief)),
  }
}

/** What does not fit its type's shape could be stored and never be shown. */
function asMayBeStored<Content>(key: ContentTypeKey, finished: Finished<Content>): Finished<Content> {
  if (finished.content === null) return finished
  // Half an emoji can be stored nowhere.
  const isWhole = textsOf(finished.content).isWellFormed()
  if (isWhole && contentTypeOf(key).schema.safeParse(finished.content).success) return finished
  return { content: null, problems: ['This transcript has words or sentences that are far too long to post.'] }
}

/**
 * Content by the built-in engine: its draft, printed from the episode and checked like any other. Of a template it
 * understands what it understands of brand guidelines: which words are not to be used.
 */
export function writeContent<Key extends ContentTypeKey>(
  key: Key,
  episode: Episode,
  brief: Brief,
): Finished<ContentByType[Key]> {
  const writer = writerOf(key)
  const own = withTemplate(key, brief)
  return writer.finish(writer.draft(episode, own), episode, own)
}

function withTemplate(key: ContentTypeKey, brief: Brief): Brief {
  const template = brief.templates[key] ?? ''
  if (template === '') return brief
  return { ...brief, voice: { ...brief.voice, brandGuidelines: `${brief.voice.brandGuidelines}\n${template}` } }
}
