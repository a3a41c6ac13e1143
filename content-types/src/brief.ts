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
