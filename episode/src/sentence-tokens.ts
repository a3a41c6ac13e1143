import type { Sentence } from './episode.ts'
import { type Token, tag } from './tagger.ts'

/**
 * Above this number of sentences, tokens are recomputed on request: few are needed, and all of them would fill the
 * memory.
 */
const maxKept = 5000

const known = new WeakMap<Sentence, Token[]>()

/**
 * Returns the tokens of an English sentence, with offsets into its text: those from `understand`, else newly tagged
 * ones.
 */
export function getTokens(sentence: Sentence): Token[] {
  const found = known.get(sentence)
  if (found) return found
  const { tokens } = tag(sentence.text)
  known.set(sentence, tokens)
  return tokens
}

/** Caches the tokens of sentences as they were tagged within their turns. */
export function keepTokens(sentences: readonly Sentence[], readings: readonly { tokens: Token[] }[]): void {
  if (sentences.length > maxKept) return
  for (const [id, sentence] of sentences.entries()) {
    const { tokens } = readings[id] ?? { tokens: [] }
    if (tokens.length > 0) known.set(sentence, tokens)
  }
}
