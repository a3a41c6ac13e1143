import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import type { ContentTypeKey } from '../type/content-type.ts'
import type { Finished } from '../type/finished.ts'

export type { Brief } from '../type/brief.ts'

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

/** A draft made and printed: how the type's server value writes. */
export function writtenBy<Content, Draft>({ draft, finish }: Writer<Content, Draft>) {
  return (episode: Episode, brief: Brief): Finished<Content> => finish(draft(episode, brief), episode, brief)
}
