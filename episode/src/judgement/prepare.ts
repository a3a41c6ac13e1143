import type { Episode, Sentence, Speaker, TurnSummary } from '../episode.ts'
import { tokensOf } from '../sentence-tokens.ts'
import { type Prepared, prepareWords } from './line-features.ts'

/** What the sentences of an episode are prepared from. */
export type PreparedFrom = {
  sentences: readonly Sentence[]
  turns: readonly TurnSummary[]
  speakers: readonly Speaker[]
  durationSeconds: Episode['durationSeconds']
}

/** Every sentence with what its features need; `leftOut` is still 0. */
export function prepare({ sentences, turns, speakers, durationSeconds }: PreparedFrom): Prepared[] {
  const roles = new Map(speakers.map(({ name, role }) => [name, role]))
  const content: string[][] = []
  return sentences.map((sentence, id) => {
    const tokens = tokensOf(sentence)
    const recent = new Set([...(content[id - 1] ?? []), ...(content[id - 2] ?? [])])
    content.push(
      tokens
        .filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'VERB')
        .map(({ lemma }) => lemma.toLowerCase()),
    )
    const turn = turns[sentence.turn]
    return {
      sentence,
      tokens,
      ...prepareWords(sentence.text, tokens, recent),
      question: sentence.traits.question,
      leftOut: 0,
      role: roles.get(sentence.speaker ?? '') ?? 'unknown',
      before: id - (turn?.firstSentence ?? id),
      after: (turn?.lastSentence ?? id) - id,
      share: durationSeconds === 0 ? 0 : sentence.start / durationSeconds,
    }
  })
}
