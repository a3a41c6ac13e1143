import { isEverydayNoun } from './everyday-nouns.ts'
import type { Reading } from './sentences.ts'
import type { Token } from './tagger.ts'
import { isEmptyWord, listTerms } from './terms.ts'
import { isPlainWord } from './words.ts'

/** `key`: the same for singular and plural; only ever compared, never shown. `proper`: a name. */
export type NounGroup = { text: string; key: string; words: string[]; proper: boolean }

/**
 * Returns the nouns and noun groups of a sentence, except for everyday nouns on their own. Cached in the reading,
 * because each sentence is used for the whole episode and again for its topic.
 */
export function findNounGroups(reading: Reading): readonly NounGroup[] {
  reading.nounGroups ??= (reading.tokens.length === 0 ? elsewhere(reading) : englishGroups(reading)).filter(
    ({ words }) => words.length > 1 || !isEverydayNoun(words[0] ?? ''),
  )
  return reading.nounGroups
}

function toGroup(text: string, proper: boolean): NounGroup {
  const lower = text.toLowerCase()
  return { text, key: singular(lower), words: lower.split(' '), proper }
}

/**
 * Returns groups without a tagger: capitalized words inside a sentence (names; in German every noun), else long words.
 */
function elsewhere(reading: Reading): NounGroup[] {
  const capitals = reading.sentence.text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]{3,}/gu) ?? []
  if (capitals.length > 0) return capitals.map((text) => toGroup(text, true))
  const long = listTerms(reading).filter((text) => text.length >= 8)
  return long.map((text) => toGroup(text, false))
}

function englishGroups({ sentence, tokens, opensTurn }: Reading): NounGroup[] {
  const groups: NounGroup[] = []
  const all = cutInside.test(sentence.text) ? asWritten(tokens) : tokens
  for (let from = 0; from < all.length; from += 1) {
    let to = from
    while (isNominal(all[to])) to += 1
    const group = to === from ? null : nounGroup(all.slice(from, to), opensTurn)
    if (group) groups.push(group)
    from = to
  }
  return groups
}

function isNominal(token: Token | undefined): boolean {
  if (token?.pos !== 'NOUN' && token?.pos !== 'PROPN' && token?.pos !== 'ADJ') return false
  return !interjection.test(token.lower) && (isPlainWord(token.text) || wordWithMarks.test(token.text))
}

/** "Mm-hmm": a sound that a careful transcript keeps, but not a topic. */
const interjection = /^(?:(?:mm+|m*h+m+|uh+|um+|er|ah+|oh+|eh|huh|ha|ya|yeah|yep|nah|wow)(?:-|$))+$/

const wordWithMarks = /^(?:\d{1,3}(?=\p{Lu}))?\p{L}[\p{L}\p{N}+#-]*$/u

/**
 * Returns a run of nouns and adjectives without its leading empty words, or null unless one to three words remain and
 * end in a noun.
 */
function nounGroup(whole: readonly Token[], opensTurn: boolean): NounGroup | null {
  let run = whole
  while (
    run[0] &&
    (isEmptyWord(run[0].lower) || (run[0].pos === 'ADJ' && run.length > 3)) &&
    !opensName(run, opensTurn)
  )
    run = run.slice(1)
  const last = run.at(-1)
  if (!last || last.pos === 'ADJ' || run.length > 3 || isEmptyWord(last.lemma.toLowerCase())) return null
  const name = opensName(run, opensTurn)
  const text = run.map((token) => (name || token.pos === 'PROPN' ? token.text : token.lower)).join(' ')
  return text.length > 2 ? toGroup(text, name || run.every((token) => token.pos === 'PROPN')) : null
}

/** True if a run opens with a name, even if its first word is an empty one: "Little Hearth", "New York". */
function opensName([first, second]: readonly Token[], opensTurn: boolean): boolean {
  if (first === undefined || (opensTurn && first.from === 0)) return false
  return capital.test(first.text) && capital.test(second?.text ?? '')
}

const capital = /^\p{Lu}/u

const cutInside = /-|\d\p{Lu}/u

/** Rejoins words that the tagger splits at a hyphen ("CSS-Tricks", "Wi-Fi") or after a figure ("3D", "5G"). */
function asWritten(tokens: Token[]): Token[] {
  const joined: Token[] = []
  let next = 0
  for (const token of tokens) {
    next += 1
    const last = joined.at(-1)
    const hyphen = token.text === '-' && last?.to === token.from && tokens[next]?.from === token.to
    const open = last?.text.endsWith('-') && last.to === token.from && last.text.length > 1
    const figure = last?.to === token.from && /^\d{1,3}$/.test(last.text) && capital.test(token.text)
    if (last && (hyphen || open || figure)) {
      const text = last.text + token.text
      const pos = last.pos === 'PROPN' || hyphen ? last.pos : token.pos
      joined[joined.length - 1] = { ...token, text, lower: text.toLowerCase(), lemma: text, pos, from: last.from }
    } else joined.push(token)
  }
  return joined
}

/** Returns the same key for "computer" and "computers", so that they count as one. */
function singular(phrase: string): string {
  return phrase.replace(/ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[^su])s$/, '')
}
