import { type Episode, guessLanguage } from '@podcastai/episode'

/** Returns the name of the episode's language for a prompt. */
export function formatLanguage({ language }: Episode): string {
  const name = language === null ? undefined : new Intl.DisplayNames(['en'], { type: 'language' }).of(language)
  return name ?? 'the language of the episode'
}

/** Minimum number of words to detect the language of a text. */
const enoughWords = 20

/** Returns a complaint about texts in a language other than the episode's, or null. */
export function languageProblem(texts: readonly string[], episode: Episode): string | null {
  const text = texts.join(' ')
  if (episode.language === null || text.split(/\s+/).length < enoughWords) return null
  const guess = guessLanguage(text)
  return guess === null || guess === episode.language ? null : `Write in ${formatLanguage(episode)}.`
}
