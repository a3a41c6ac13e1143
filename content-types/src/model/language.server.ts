import { type Episode, guessLanguage } from '@podcastai/episode'

/** The episode's language as a model is told it. */
export function formatLanguage({ language }: Episode): string {
  const name = language === null ? undefined : new Intl.DisplayNames(['en'], { type: 'language' }).of(language)
  return name ?? 'the language of the episode'
}

/** Words from which on the language of a text can be told. */
const enoughWords = 20

/** A complaint about texts in another language than the episode's, or null. */
export function languageProblem(texts: readonly string[], episode: Episode): string | null {
  const text = texts.join(' ')
  if (episode.language === null || text.split(/\s+/).length < enoughWords) return null
  const guess = guessLanguage(text)
  return guess === null || guess === episode.language ? null : `Write in ${formatLanguage(episode)}.`
}
