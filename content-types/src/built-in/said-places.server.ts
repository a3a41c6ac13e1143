import { countWords, type Episode, findPassages, type Line, type Sentence, timeIn } from '@podcastai/episode'

/** Returns where these words are first said, as a line; null if no publishable sentence has them. */
export function firstSaid(words: string, episode: Episode): Line | null {
  const { leftOut } = findPassages(episode)
  for (const sentence of episode.sentences) {
    if (leftOut[sentence.id] || sentence.traits.disfluent) continue
    const from = placeIn(sentence.text, words)
    if (from >= 0) return lineAt(sentence, from, from + words.length)
  }
  return null
}

/** Returns the index of whole words in a text, ignoring case; -1 if there are none. */
function placeIn(text: string, words: string): number {
  const [whole, part] = [text.toLowerCase(), words.toLowerCase()]
  const isWithin = (at: number) => /[\p{L}\p{N}]/u.test(whole.charAt(at))
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!isWithin(at - 1) && !isWithin(at + part.length)) return at
  return -1
}

/** Returns part of a sentence as a line, from one offset to another. */
export function lineAt(sentence: Sentence, from: number, to: number): Line {
  const { id, speaker } = sentence
  const text = sentence.text.slice(from, to)
  const [start, end] = [timeIn(sentence, from).seconds, timeIn(sentence, to).seconds]
  return { first: id, last: id, from, to, start, end, text, words: countWords(text), speaker, strength: 0 }
}
