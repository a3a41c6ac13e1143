import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'

/** Returns the code of the language that texts are written in; null if it is the episode's, which is unknown. */
export function getWritingLanguage({ language }: Pick<Episode, 'language'>, { voice }: Pick<Brief, 'voice'>) {
  return voice.outputLanguage === 'auto' ? language : voice.outputLanguage
}

/** True if texts are written in a language other than the episode's. An unknown one is presumed to be English. */
export function isTranslated(episode: Pick<Episode, 'language'>, brief: Pick<Brief, 'voice'>): boolean {
  const talk = episode.language ?? 'en'
  return (getWritingLanguage(episode, brief) ?? talk) !== talk
}
