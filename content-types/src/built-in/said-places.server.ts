import { countWords, type Episode, type Line, passagesOf, type Sentence } from '@podcastai/episode'

/** Where these words are said first, as a line; null where nobody says them in a sentence that may be published. */
export function firstSaid(words: string, episode: Episode): Line | null {
  const { leftOut } = passagesOf(episode)
  for (const sentence of episode.sentences) {
    if (leftOut[sentence.id] || sentence.traits.rough) continue
    const from = placeIn(sentence.text, words)
    if (from >= 0) return lineAt(sentence, from, from + words.length)
  }
  return null
}

/** Where whole words stand in a text, in any case; -1 where they do not. */
function placeIn(text: string, words: string): number {
  const [whole, part] = [text.toLowerCase(), words.toLowerCase()]
  const isWithin = (at: number) => /[\p{L}\p{N}]/u.test(whole.charAt(at))
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!isWithin(at - 1) && !isWithin(at + part.length)) return at
  return -1
}

/** Part of a sentence as a line; its times are in proportion. */
function lineAt({ id, start, end, text, speaker }: Sentence, from: number, to: number): Line {
  const words = text.slice(from, to)
  const at = (offset: number) => start + ((end - start) * offset) / Math.max(1, text.length)
  const place = { first: id, last: id, from, to, start: at(from), end: at(to) }
  return { ...place, text: words, words: countWords(words), speaker, strength: 0 }
}
