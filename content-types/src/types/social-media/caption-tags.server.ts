import type { Episode } from '@podcastai/episode'
import { tagSubjects } from '../../built-in/subjects.server.ts'
import type { Brief } from '../../type/brief.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import { guestNames } from '../../voice/speaker-names.server.ts'

/** Maximum number of hashtags from the episode, besides those saved in the workspace. */
const maxTags = 3

/**
 * Returns the saved hashtags, then up to three terms of the episode, first those in the caption itself. No names of
 * people.
 */
export function chooseCaptionTags(episode: Episode, brief: Brief, caption: string): string[] {
  const people = guestNames(episode, brief)
  const text = caption.toLowerCase()
  const terms = tagSubjects(episode, brief).filter((term) => !people.includes(term))
  const named = terms.filter((term) => text.includes(term.toLowerCase()))
  const ordered = [...named, ...terms.filter((term) => !named.includes(term))]
  return hashtagsFor(brief.voice.savedHashtags, ordered.slice(0, maxTags))
}
