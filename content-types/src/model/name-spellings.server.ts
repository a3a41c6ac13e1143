// Names and terms that the transcript misheard. A writer often knows how they are spelled; the user decides whether to
// correct them.
import { type Episode, isEnglishWord } from '@podcastai/episode'
import { type Search, searchIn } from '@podcastai/transcript/corrections'
import type { Piece } from '../model-interface/model-task.server.ts'
import { replaceWords } from '../references/replace-words.ts'

/**
 * `count`: how often the transcript has the heard words, 0 if they are corrected already. `said`: the first sentence with
 * them.
 */
export type Respelled = { heard: string; written: string; count: number; said: string }

/** The place of a spelling in an answer. */
export const spellingPlace: string = 'spelling'

/** The request for spellings. */
export const spellingsTask = `## Spellings
For each name, product, or term that the transcript clearly misheard and you know for certain, one piece before the others, at most 40: at: ${spellingPlace}. text: how it's spelled. kind: how the transcript writes it, letter for letter. ids: the sentences with it. Not for grammar, style, or words that were really said. Then use the right spelling everywhere, in quotes too: the transcript gets it as well.`

/** Maximum number of spellings that a user can look over. */
const maxSpellings = 40
/** Maximum characters of a name. */
const maxLength = 60

/** A name of an answer that is not used: where it was given, what it says, and why it is not used. */
export type UnusedName = { at: string; text: string; why: string }

type FoundSpellings = { spellings: Respelled[]; unused: UnusedName[] }
type GivenPair = Pick<Respelled, 'heard' | 'written'>

/**
 * Returns the spellings of an answer that can be used: for words of the transcript, before or after they are corrected,
 * that are not ordinary words, unless they sound like the name; and the others, with reasons.
 */
export function findSpellings(episode: Episode, pieces: readonly Piece[]): FoundSpellings {
  const search = searchIn(episode.sentences)
  const given = pieces
    .filter(({ at }) => at === spellingPlace)
    .map((piece) => ({ heard: oneLine(piece.kind), written: oneLine(piece.text) }))
    .filter(({ heard, written }) => heard !== written)
  const found: FoundSpellings = { spellings: [], unused: [] }
  for (const pairs of Map.groupBy(given, ({ heard }) => heard.toLowerCase()).values()) {
    const [pair, ...others] = pairs
    if (!pair) continue
    const respelled = toRespelled(pair, { episode, search })
    const why = others.some((other) => !isSameText(other.written, pair.written))
      ? 'The reply spells it in two ways.'
      : typeof respelled === 'string'
        ? respelled
        : found.spellings.length >= maxSpellings
          ? `It’s more than ${maxSpellings} spellings.`
          : null
    if (why === null && typeof respelled !== 'string') found.spellings.push(respelled)
    else found.unused.push(...pairs.map((one) => ({ at: spellingPlace, text: renderPair(one), why: why ?? '' })))
  }
  return { spellings: found.spellings, unused: found.unused.slice(0, maxUnused) }
}

/** Maximum number of unused names that are told. */
export const maxUnused = 40

/** Returns the spelling with its places, or why it can't be used. */
function toRespelled(pair: GivenPair, { episode, search }: { episode: Episode; search: Search }): Respelled | string {
  const { heard, written } = pair
  if (heard === '' || heard.length > maxLength) return 'It doesn’t say what the transcript has instead.'
  if (!hasOnlyWords(written)) return 'The spelling isn’t a name or term of a few words.'
  if (!isMisheard(pair)) return `“${heard}” is an ordinary word, and it doesn’t sound like the spelling.`
  const spans = search.toCorrect(pair)
  const said = episode.sentences[spans[0]?.from.segment ?? -1]?.text
  if (said === undefined && search.all(written).length === 0) return `“${heard}” isn’t in the transcript.`
  return { ...pair, count: spans.length, said: said ?? '' }
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Returns a spelling as users read it; an answer may have a whole page in place of a name. */
function renderPair({ heard, written }: GivenPair): string {
  return `“${shortened(heard)}” is spelled “${shortened(written)}”`
}

function shortened(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).toWellFormed()}…`
}

/** Returns the episode with its sentences spelled this way. */
export function respellSentences(episode: Episode, spellings: readonly GivenPair[]): Episode {
  if (spellings.length === 0) return episode
  const sentences = spellings.reduce((all, pair) => {
    const spans = searchIn(all).toCorrect(pair)
    const ids = new Set(spans.map(({ from }) => from.segment))
    return all.map((one) => (ids.has(one.id) ? { ...one, text: replaceWords(one.text, pair) } : one))
  }, episode.sentences)
  return { ...episode, sentences }
}

/** True for words without sentence marks, which would change the sentences; a dot may be inside: "Next.js". */
function hasOnlyWords(text: string): boolean {
  return text.length <= maxLength && text.split(' ').every(isWord)
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]/u.test(word) && /[\p{L}\p{N}+#%]$/u.test(word) && !/[^\p{L}\p{M}\p{N}’'&+#%/.-]/u.test(word)
}

/** True if a phrase has several words, is no word of the language, or is one that sounds like a name: "Scottie". */
function isMisheard({ heard, written }: GivenPair): boolean {
  return heard.includes(' ') || !isEnglishWord(heard.toLowerCase()) || soundsLikeName(heard, written)
}

/** Minimum letters of a word that may be a name by its sound: shorter ones are in every sentence. */
const minLetters = 5

function soundsLikeName(heard: string, written: string): boolean {
  if (heard.length < minLetters || !/^\p{Lu}/u.test(written)) return false
  return heard.toLowerCase() !== written.toLowerCase() && toConsonants(heard) === toConsonants(written)
}

/** Returns the consonants of a word, those that sound the same as one: "ludicrous" and "Ludacris" are "ldkrs". */
function toConsonants(word: string): string {
  const sounds = word.toLowerCase().replaceAll('ph', 'f').replace(/[cq]/g, 'k').replaceAll('z', 's')
  return sounds.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1')
}

function oneLine(text: string): string {
  return text.trim().split(/\s+/).join(' ')
}
