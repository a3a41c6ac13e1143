import { type Episode, guessLanguage } from '@podcastai/episode'
import { quotedParts } from '../text-checks/quoted-parts.ts'
import type { Brief } from '../type/brief.ts'
import { getLanguageName } from '../type/output-language.ts'
import { getScriptLimits } from '../type/script-limits.ts'
import { getWritingLanguage, isTranslated } from '../voice/writing-language.server.ts'

/** Returns the name of the episode's language for a prompt. */
export function formatLanguage({ language }: Episode): string {
  return formatCode(language)
}

/** Returns the name of the language to write in, for a prompt. */
export function formatWritingLanguage(episode: Episode, brief: Brief): string {
  return formatCode(getWritingLanguage(episode, brief))
}

function formatCode(language: string | null): string {
  return language === null ? 'the language of the episode' : getLanguageName(language)
}

/** Returns the rules for writing in a language other than the episode's; '' if it is the same. */
export function translationRules(episode: Episode, brief: Brief): string {
  if (!isTranslated(episode, brief)) return ''
  const [talk, text] = [formatLanguage(episode), formatWritingLanguage(episode, brief)]
  return `
Languages
- The talk is in ${talk}. Write everything that is published in ${text}, titles, keywords, and hashtags too, as a native writer of ${text} does: its word order, idioms, and marks, its decimal and thousands separators, its form of names of places, its units beside the talk’s where readers need them. Say a thought as ${text} would, never word for word; then read each text again as a reader who knows no ${talk}, and replace what sounds translated or allows a second reading. The examples in the tasks show the manner, not the language. Names of people, products, and shows stay as they are.
- Quoted words stay in ${talk}, exactly as said: never put a translation in quotation marks or present it as a quotation. Prefer to tell in ${text} what was said; where a text quotes, it also says in your own words, without quotation marks, what the quotation means.`
}

/** Returns how lengths are counted in scripts with full-width characters; '' for others. */
export function lengthRules(episode: Episode, brief: Brief): string {
  if (!getScriptLimits(getWritingLanguage(episode, brief)).isFullWidth) return ''
  return '\n- Lengths in characters count each full-width character as two: “150–200 characters” are 75–100 of them. Lengths in words count the words of a dictionary, about two characters each.'
}

/** Returns what a judge has to know about languages; '' if the texts are in the episode's. */
export function judgingLanguages(episode: Episode, brief: Brief): string {
  if (!isTranslated(episode, brief)) return ''
  return `\nThe episode is in ${formatLanguage(episode)}, the texts are in ${formatWritingLanguage(episode, brief)}. Ask of each whether it follows across the languages: a translation that keeps the meaning follows, whatever its words, and so do amounts, names, and places as the other language writes them. One that changes the meaning, also by a false friend or a lost "not", does not. A text “A” = B gives B as the translation of the quotation A: it follows only if B says what A says, with nothing added, dropped, or denied.`
}

/** Minimum number of words to detect the language of a text. */
const enoughWords = 20

/**
 * Returns a complaint about texts in a language other than the one to write in, or null. Quotations may be in another
 * one, but not most of a text.
 */
export function languageProblem(texts: readonly string[], episode: Episode, brief: Brief): string | null {
  const wanted = getWritingLanguage(episode, brief)
  const own = texts.map(withoutQuotations).join(' ')
  const [words, ownWords] = [texts.join(' '), own].map((text) => text.split(/\s+/).length)
  if (wanted === null || words === undefined || ownWords === undefined || words < enoughWords) return null
  if (ownWords < words / 2)
    return isTranslated(episode, brief) ? `Write in ${formatCode(wanted)}, and quote less.` : null
  const guess = ownWords < enoughWords ? null : guessLanguage(own)
  return guess === null || guess === wanted ? null : `Write in ${formatCode(wanted)}.`
}

function withoutQuotations(text: string): string {
  return quotedParts(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
}
