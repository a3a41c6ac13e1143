import type { Sentence } from './episode.ts'
import { type Token, tag } from './tagger.ts'

/** Above, tokens are made again when asked for: few of so many sentences are, and all of them fill the memory. */
const mostKept = 5000

const known = new WeakMap<Sentence, Token[]>()
const read = new WeakMap<Sentence, { tokens: readonly Token[]; from: number }>()

/** The tokens of an English sentence, with offsets into its text. Those that `understand` saw, or tagged on their own. */
export function tokensOf(sentence: Sentence): Token[] {
  const found = known.get(sentence) ?? shifted(sentence) ?? tag(sentence.text).tokens
  known.set(sentence, found)
  return found
}

/** Keeps the tokens of sentences as they stand in their turn; `from` is where the sentence begins in it. */
export function keepTokens(
  sentences: readonly Sentence[],
  readings: readonly { tokens: readonly Token[]; from: number }[],
): void {
  if (sentences.length > mostKept) return
  for (const [id, sentence] of sentences.entries()) {
    const { tokens, from } = readings[id] ?? { tokens: [], from: 0 }
    if (tokens.length > 0) read.set(sentence, { tokens, from })
  }
}

function shifted(sentence: Sentence): Token[] | null {
  const kept = read.get(sentence)
  if (!kept) return null
  read.delete(sentence)
  return kept.tokens.map((token) => ({ ...token, from: token.from - kept.from, to: token.to - kept.from }))
}
