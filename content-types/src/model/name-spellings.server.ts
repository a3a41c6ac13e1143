// Names and terms that the transcript misheard. A writer often knows how they are spelled; the user decides whether to
// correct them.
import { type Episode, isEnglishWord } from '@podcastai/episode'
import { searchIn } from '@podcastai/transcript/corrections'
import type { Piece } from '../model-interface/model-task.server.ts'

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

/**
 * Returns the spellings of an answer that can be used: for words of the transcript, before or after they are corrected,
 * that are not ordinary words, unless they sound like the name.
 */
export function findSpellings(episode: Episode, pieces: readonly Piece[]): Respelled[] {
  const search = searchIn(episode.sentences)
  const asked = pieces.filter(({ at }) => at === spellingPlace)
  const found = asked.flatMap((piece): Respelled[] => {
    const pair = { heard: oneLine(piece.kind), written: oneLine(piece.text) }
    if (!hasOnlyWords(pair.written) || !isMisheard(pair) || pair.heard === pair.written) return []
    const spans = search.toCorrect(pair)
    const said = episode.sentences[spans[0]?.from.segment ?? -1]?.text
    if (said === undefined && search.all(pair.written).length === 0) return []
    return [{ ...pair, count: spans.length, said: said ?? '' }]
  })
  return [...Map.groupBy(found, ({ heard }) => heard.toLowerCase()).values()]
    .flatMap(([first, ...others]) => (first && others.every(({ written }) => written === first.written) ? first : []))
    .slice(0, maxSpellings)
}

/** True for words without sentence marks, which would change the sentences; a dot may be inside: "Next.js". */
function hasOnlyWords(text: string): boolean {
  return text.length <= maxLength && text.split(' ').every(isWord)
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]/u.test(word) && /[\p{L}\p{N}+#%]$/u.test(word) && !/[^\p{L}\p{M}\p{N}’'&+#%/.-]/u.test(word)
}

/** True if a phrase has several words, is no word of the language, or is one that sounds like a name: "Scottie". */
function isMisheard({ heard, written }: Pick<Respelled, 'heard' | 'written'>): boolean {
  if (heard === '' || heard.length > maxLength) return false
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
