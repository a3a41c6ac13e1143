import type { Episode } from '@podcastai/episode'
import { bannedPhraseIn } from '../voice/banned-phrases.ts'
import { each, type Verdict } from './rule.server.ts'

/** Words a text or a clip does not open on: they point at something the reader has not seen. */
const dangling =
  /^(?:and|or|because|which|who|whose|that|that's|those|these|this|it|it's|they|they're|them|their|he|he's|she|she's|his|her|him|then|also|too|yeah|yes|yep|no,|right|well|okay|ok|oh|um+|uh+|exactly|absolutely|definitely|totally|sure|as well|including|which is why|that's why|like,|same|another one)(?![\p{L}'’])/iu

/** An opening that leans on words before it; "that" before a clause and "it is important to" do not. */
export function opensDanglingly(text: string): boolean {
  const plain = text.replace(/^[“"'‘([]+/, '').replaceAll('’', "'")
  if (/^(?:it(?:'s| is| takes| was)) (?:\w+ ){0,5}(?:to|that|when|how|if)\b/i.test(plain)) return false
  if (/^it turns out\b/i.test(plain)) return false
  // It asks; it is not said of somebody before it.
  if (/^(?:who|whose|which)\b[^.!]*\?$/i.test(plain)) return false
  if (/^(?:this|that|these|those) \p{Ll}{3,} (?:who|that|where|of|in)\b/iu.test(plain)) return false
  if (/^(?:those|people) (?:who|of)\b/i.test(plain)) return false
  return dangling.test(plain)
}

/** A text that stops in the middle of a thought. */
export function endsHanging(text: string): boolean {
  const end = text.trim().replace(/(?<!["'”’»)\]])["'”’»)\]]+$/, '')
  return /(?:--|—|–|,|:|;|\b(?:and|but|or|so|because|the|a|an|to|of|with|for|that|which))$/i.test(end)
}

/** What stands in quotation marks of three words or more was said, word for word. */
export function quotedWordsWereSaid(texts: readonly string[], episode: Episode): Verdict {
  const said = saidWords(episode)
  const quoted = texts.flatMap((text) => [...text.matchAll(/“([^“”]+)”/g)].map((match) => match[1] ?? ''))
  const long = quoted
    .flatMap((words) => words.split(/…|\[…\]/))
    .filter((words) => plainWords(words).split(' ').length >= 3)
  return each(long, (words) => (said.includes(` ${plainWords(words)} `) ? null : `not said: “${words.trim()}”`))
}

/** No banned phrase in words that are ours: outside quotation marks, and not the episode's own. */
export function bannedPhrases(texts: readonly string[], episode: Episode): Verdict {
  const said = saidWords(episode)
  return each(texts, (text) => {
    const phrase = bannedPhraseIn(text.replace(/“[^“”]*”/g, ' '))
    if (phrase === null || said.includes(` ${plainWords(text)} `)) return null
    return `“${phrase}” in: ${text.slice(0, 80)}`
  })
}

/** No two texts open on the same three words. */
export function differentOpenings(texts: readonly string[]): Verdict {
  const openings = texts.map((text) => plainWords(text).split(' ').slice(0, 3).join(' '))
  return each(openings, (opening, index) => (openings.indexOf(opening) < index ? `two open on “${opening}”` : null))
}

const saidBefore = new WeakMap<Episode, string>()

/** The episode as one line of lower-case words without marks, for a search that punctuation cannot fool. */
export function saidWords(episode: Episode): string {
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
