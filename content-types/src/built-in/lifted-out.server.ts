import { type Episode, type Excerpt, type Line, placeIn, spanText } from '@podcastai/episode'
import { getEvidence } from '../type/evidence.server.ts'
import type { Evidence } from '../type/evidence.ts'
import { evidenceFor, getPieceText } from './material.server.ts'

// A passage by itself does not need the word that connected it to what came before: "And I bought an oven" begins at
// "I".

/** Words of the episode and where they were said. */
export type LiftedOut = { words: string; evidence: Evidence }

/** Returns a passage without its leading connecting words. */
export function liftedOut(episode: Episode, piece: Line | Excerpt): LiftedOut {
  return fromFirstWord(episode, piece.first, 'text' in piece ? piece.from : 0, {
    words: getPieceText(episode, piece),
    evidence: evidenceFor(episode, piece),
  })
}

/** Returns consecutive sentences without their leading connecting words. */
export function sentencesOut(episode: Episode, first: number, last: number): LiftedOut {
  return fromFirstWord(episode, first, 0, {
    words: spanText(episode, first, last),
    evidence: getEvidence(episode, first, last),
  })
}

function fromFirstWord(episode: Episode, first: number, from: number, { words, evidence }: LiftedOut): LiftedOut {
  const skipped = connectingLength(words)
  const sentence = episode.sentences[first]
  if (skipped === 0 || !sentence) return { words, evidence }
  return { words: words.slice(skipped), evidence: { ...evidence, from: placeIn(sentence, from + skipped) } }
}

/** Words that connect to what came before; those of `beforeComma` do so only before a comma. */
const always = new Set(['and', 'but', 'so'])
const beforeComma = new Set(['well', 'yeah', 'yes', 'now', 'okay', 'ok', 'right', 'oh', 'um', 'uh', 'like', 'no'])
/** Before these words, "so" says how much or what for. */
const behindSo = new Set(['far', 'long', 'that', 'many', 'much'])

/** Returns the number of characters in the connecting words at the start of a text. */
function connectingLength(text: string): number {
  const [first = '', second = ''] = text.split(' ', 2)
  const word = first.replace(',', '').toLowerCase()
  const hasComma = first.endsWith(',')
  const connects = always.has(word) ? word !== 'so' || !behindSo.has(second.toLowerCase()) : false
  if (second === '' || !(connects || (hasComma && beforeComma.has(word)))) return 0
  const length = first.length + 1
  return length + connectingLength(text.slice(length))
}
