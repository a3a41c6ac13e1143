import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { maxThumbnailWords } from '../../types/thumbnail-design/thumbnail-design.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { finiteVerbAt } from '../grammar/sentence-grammar.server.ts'
import { type Word, wordsOf } from '../headlines/sentence-words.server.ts'
import { coarse } from '../headlines/worth.server.ts'
import { reasonFor, whyOf } from '../thumbnail-design/text-reasons.server.ts'
import type { ThumbnailText } from '../thumbnail-design/thumbnail-texts.server.ts'

/**
 * "Nobody is coming to save you": clauses of three to six words with subject and verb, wherever in a sentence they
 * stand. For clips out of automatic captions, which have no marks that would end a sentence.
 */
export function spokenLines(episode: Episode, brief: Brief): ThumbnailText[] {
  const { avoidTopics } = brief.voice
  return episode.sentences
    .filter(({ traits, text }) => traits.hygiene === null && !touchesAvoided(text, avoidTopics))
    .flatMap((sentence) => clausesIn(sentence).map((clause) => asText(clause, sentence, brief)))
    .filter(({ text }) => !coarse.test(text))
    .sort((a, b) => b.score - a.score)
}

type Clause = { from: number; words: Word[] }

function clausesIn(sentence: Sentence): Clause[] {
  const words = wordsOf(sentence)
  const found: Clause[] = []
  let from = 0
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]
    if (word && !joins.test(word.lower)) continue
    const run = words.slice(from, at)
    // "if you were gone" is half a thought.
    const depends = /^(?:if|when|where|while|who|which)$/.test(words[from - 1]?.lower ?? '')
    if (!depends && isWhole(run)) found.push({ from, words: run })
    from = at + 1
  }
  return found
}

/** Words between two thoughts, and the fillers that a line cannot carry. */
const joins =
  /^(?:and|but|so|because|cause|that|which|who|when|where|while|if|like|um|uh|well|actually|basically|honestly|literally|realized|realised|know|mean|then|okay|yeah|right)$/

function isWhole(run: readonly Word[]): boolean {
  if (run.length < 3 || run.length > maxThumbnailWords || !subject.test(run[0]?.lower ?? '')) return false
  const tokens = run.flatMap(({ tokens }) => tokens)
  return finiteVerbAt(tokens) > 0 && !openEnd.test(run.at(-1)?.lower ?? '')
}

const subject =
  /^(?:i|you|we|they|he|she|nobody|everybody|everyone|someone|nothing|everything|people|most|your|my|our|the|it's|never|stop|don't)$/
const openEnd =
  /^(?:a|an|the|of|to|in|on|at|for|with|from|by|or|my|your|his|her|our|their|is|are|was|were|be|been|very|i|we|they|just|had|have|has|i'm|it's)$/
const strong =
  /^(?:nobody|nothing|never|always|every|everyone|everything|only|stop|best|worst|most|love|hate|fear|free|save|lost|broke|died|won|quit|failed)$/

function asText({ from, words }: Clause, sentence: Sentence, brief: Brief): ThumbnailText {
  const weight = ({ lower, pos }: Word) =>
    (strong.test(lower) ? 3 : 0) -
    (/^(?:i|just)$/.test(lower) ? 2 : 0) +
    (/^(?:NOUN|PROPN|NUM)$/.test(pos) ? 2 : pos === 'VERB' || pos === 'ADJ' ? 1 : 0)
  const stressed = [...words].sort((a, b) => weight(b) - weight(a)).slice(0, words.length > 3 ? 2 : 1)
  const text = words.map(({ text }) => text).join(' ')
  return {
    draft: `[[${sentence.id}:${from}-${from + words.length - 1}]]`,
    text,
    sentence: sentence.id,
    stressed: stressed.map(({ text }) => text.replace(/[^\p{L}\p{N}’'-]/gu, '')),
    reasoning: reasonFor(whyOf(sentence, text), sentence, brief),
    score: words.reduce((sum, word) => sum + weight(word), 0) + (sentence.traits.quotability - 50) / 10,
  }
}
