import type { Episode, Sentence } from '@podcastai/episode'

/**
 * Maximum characters for a model to read at once, about an hour and a half of speech: in longer text it overlooks the
 * middle.
 */
const partCharacters = 84_000

/** Number of sentences that two parts share, so that a moment at the boundary is seen whole. */
const shared = 6

/**
 * Splits the sentences of an episode into parts of equal length, each at most `max` characters. The parts include
 * everything but sponsor reads and turns that only agree.
 */
export function splitEpisode(episode: Episode, max = partCharacters): Sentence[][] {
  const read = episode.sentences.filter((sentence) => !isSkipped(sentence, episode))
  const all = getLength(read)
  const size = all / Math.max(1, Math.ceil(all / max))
  const parts: Sentence[][] = []
  let part: Sentence[] = []
  let length = 0
  for (const sentence of read) {
    if (length >= size && part.length > 0) {
      parts.push(part)
      part = part.slice(-shared)
      length = 0
    }
    part.push(sentence)
    length += sentence.text.length
  }
  return part.length > 0 ? [...parts, part] : parts
}

/** True if a sentence is from a sponsor or only agrees: no content is based on these. */
export function isSkipped({ traits, turn, text, words }: Sentence, episode: Episode): boolean {
  if (traits.boilerplate === 'sponsor') return true
  const { firstSentence, lastSentence } = episode.turns[turn] ?? { firstSentence: 0, lastSentence: 1 }
  return firstSentence === lastSentence && words <= 2 && murmur.test(text)
}

const murmur =
  /^(?:yeah|yes|yep|right|okay|ok|sure|exactly|absolutely|mm-?hmm|uh-?huh|mhm|hmm|wow|oh|totally|i see|of course)\b[.,!\s\p{L}]*$/iu

function getLength(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.length, 0)
}
