import type { Episode } from '@podcastai/episode'
import type { ContentTypeKey } from './content-type.ts'

/** What the person who uploaded an episode wants from the writing, beside the episode itself. */
export type Brief = {
  /** Title of the project: the file's name without its extension. */
  projectTitle: string
  guest: { name: string | null; title: string | null; handle: string | null }
  voice: Voice
  /**
   * How often this type was written for this episode before. A writer that chooses deterministically takes the
   * next best choice, so that writing again gives something new.
   */
  attempt: number
}

/** A workspace's settings, as the writers use them. Empty strings and lists: not set. */
export type Voice = {
  podcastName: string
  hostNames: string[]
  savedHashtags: string[]
  youtubeFooter: string
  podcastFooter: string
  avoidTopics: string[]
}

export const neutralVoice: Voice = {
  podcastName: '',
  hostNames: [],
  savedHashtags: [],
  youtubeFooter: '',
  podcastFooter: '',
  avoidTopics: [],
}

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
