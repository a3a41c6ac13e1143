import type { Sentence } from './episode.ts'
import { type Token, tag } from './tagger.ts'

/** Above, tokens are made again when asked for: few of so many sentences are, and all of them fill the memory. */
const maxKept = 5000

const known = new WeakMap<Sentence, Token[]>()

/** The tokens of an English sentence, with offsets into its text. Those that `understand` saw, or tagged on their own. */
export function getTokens(sentence: Sentence): Token[] {
  const found = known.get(sentence)
  if (found) return found
  const { tokens } = tag(sentence.text)
  known.set(sentence, tokens)
  return tokens
}

/** Keeps the tokens of sentences as they stand in their turn. */
export function keepTokens(sentences: readonly Sentence[], readings: readonly { tokens: Token[] }[]): void {
  if (sentences.length > maxKept) return
  for (const [id, sentence] of sentences.entries()) {
    const { tokens } = readings[id] ?? { tokens: [] }
    if (tokens.length > 0) known.set(sentence, tokens)
  }
}
