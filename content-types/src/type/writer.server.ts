import type { Episode } from '@podcastai/episode'
import type { Brief } from './brief.ts'
import type { ContentTypeKey } from './content-type.ts'

export type { Brief, Voice } from './brief.ts'

/**
 * The server side of a content type. An engine makes a draft that points at sentences by id; `finish` prints words,
 * speakers and times from the episode, so that neither engine can invent one, and says what is wrong with the rest.
 */
export type Writer<Content, Draft> = {
  key: ContentTypeKey
  /** The built-in engine: deterministic, from the episode alone. */
  draft: (episode: Episode, brief: Brief) => Draft
  /** Content, or the complaints in words (an empty list of them never comes with null content). */
  finish: (draft: Draft, episode: Episode, brief: Brief) => Finished<Content>
}

export type Finished<Content> = { content: Content; problems: [] } | { content: null; problems: string[] }
