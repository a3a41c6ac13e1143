import type { Episode, Sentence, Speaker, TurnSummary } from '../episode.ts'
import { getTokens } from '../sentence-tokens.ts'
import type { Token } from '../tagger.ts'
import type { FeatureNumbers } from './feature-numbers.ts'
import type { Prepared } from './prepared.ts'
import { splitPieces, surprises } from './sequences.ts'
import { createTalk } from './talk.ts'

/** The parts of an episode from which sentences are prepared. */
export type PreparedFrom = {
  sentences: readonly Sentence[]
  turns: readonly TurnSummary[]
  speakers: readonly Speaker[]
  durationSeconds: Episode['durationSeconds']
}

/** Returns every sentence with the data that its features need, by these numbers; `leftOut` is still 0. */
export function prepare(
  { sentences, turns, speakers, durationSeconds }: PreparedFrom,
  numbers: FeatureNumbers,
): Prepared[] {
  const roles = new Map(speakers.map(({ name, role }) => [name, role]))
  const tokens = sentences.map(getTokens)
  const talk = createTalk(tokens, numbers)
  let place = 0
  return sentences.map((sentence, id) => {
    const own = tokens[id] ?? []
    const turn = turns[sentence.turn]
    place += own.length
    return {
      sentence,
      tokens: own,
      talk,
      place: place - own.length,
      ...prepareWords(sentence.text, own),
      question: sentence.traits.question,
      leftOut: 0,
      role: roles.get(sentence.speaker ?? '') ?? 'unknown',
      before: id - (turn?.firstSentence ?? id),
      after: (turn?.lastSentence ?? id) - id,
      share: durationSeconds === 0 ? 0 : sentence.start / durationSeconds,
    }
  })
}

/** Returns running sums over the words, by token. */
function prepareWords(text: string, tokens: readonly Token[]): Pick<Prepared, 'surprise' | 'unheard' | 'words'> {
  const pieces = splitPieces(text)
  const surprising = surprises(pieces)
  const surprise = new Float64Array(tokens.length + 1)
  const unheard = new Uint16Array(tokens.length + 1)
  const words = new Uint16Array(tokens.length + 1)
  let piece = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    let sum = 0
    let strange = 0
    for (; piece < pieces.count && (pieces.from[piece] as number) < token.to; piece += 1) {
      sum += surprising.bits[piece] as number
      if (token.pos !== 'PROPN') strange += surprising.unheard[piece] as number
    }
    surprise[at + 1] = (surprise[at] as number) + sum
    unheard[at + 1] = (unheard[at] as number) + strange
    words[at + 1] = (words[at] as number) + (isWord(token) ? 1 : 0)
  }
  return { surprise, unheard, words }
}

/** True if a token is a word: not a mark, and not the rest of a split word ("'s", "n't"). */
function isWord({ pos, text, lower }: Token): boolean {
  return pos !== 'PUNCT' && pos !== 'SPACE' && !text.startsWith("'") && !text.startsWith('’') && lower !== "n't"
}
