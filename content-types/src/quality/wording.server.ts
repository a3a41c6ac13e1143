import type { Episode } from '@podcastai/episode'
import { findQuotedWords } from '../type/quotation-marks.ts'
import { bannedPhraseIn } from '../voice/banned-phrases.ts'
import { each, type Verdict } from './rule.server.ts'

/** Checks that quotations of three words or more were said, word for word. */
export function quotedWordsWereSaid(texts: readonly string[], episode: Episode): Verdict {
  const said = saidWords(episode)
  const quoted = texts.flatMap((text) => findQuotedWords(text))
  const long = quoted
    .flatMap((words) => words.split(/…|\[…\]/))
    .filter((words) => plainWords(words).split(' ').length >= 3)
  return each(long, (words) => (said.includes(` ${plainWords(words)} `) ? null : `not said: “${words.trim()}”`))
}

/** Checks that texts contain no banned phrases outside quotations and the episode's own words. */
export function bannedPhrases(texts: readonly string[], episode: Episode): Verdict {
  const said = saidWords(episode)
  return each(texts, (text) => {
    const phrase = bannedPhraseIn(text.replace(/“[^“”]*”/g, ' '))
    if (phrase === null || said.includes(` ${plainWords(text)} `)) return null
    return `“${phrase}” in: ${text.slice(0, 80)}`
  })
}

/** Checks that no two texts open with the same three words. */
export function differentOpenings(texts: readonly string[]): Verdict {
  const openings = texts.map((text) => plainWords(text).split(' ').slice(0, 3).join(' '))
  return each(openings, (opening, index) => (openings.indexOf(opening) < index ? `two open on “${opening}”` : null))
}

const saidBefore = new WeakMap<Episode, string>()

/**
 * Returns the episode as one line of lowercase words without punctuation, so that punctuation can't affect a search.
 */
function saidWords(episode: Episode): string {
  const known = saidBefore.get(episode)
  if (known !== undefined) return known
  const words = ` ${plainWords(episode.sentences.map(({ text }) => text).join(' '))} `
  saidBefore.set(episode, words)
  return words
}

export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
