import { embeddingLength } from './embedding-length.ts'
import fitted from './embedding-models.json' with { type: 'json' }

// What the embedding of a line adds to its features: ridge regressions on readers' grades. Written by `npm run
// training` in lab/; see docs/decisions/0014-lines-are-embedded.md.

export type EmbeddedKind = 'quote' | 'title'

/** A logit is `slope` × the sum of the features + `offset` + embedding · `weights`. */
export type EmbeddingModel = { slope: number; offset: number; weights: readonly number[] }
export type EmbeddingModels = Record<EmbeddedKind, EmbeddingModel>

/** Returns the embeddings of texts, one row of `embeddingLength` numbers each. */
export type EmbedTexts = (texts: readonly string[]) => Promise<Float32Array>

/** A line with its text and the sum of its features. */
type Piece = { text: string; sum: number }

/** Returns the logit of a piece from its features and embedding, or null if it has not been embedded. */
export type EmbeddingScores = (piece: Piece, kind: EmbeddedKind) => number | null

export const noScores: EmbeddingScores = () => null

/** The models that are shipped. */
export const embeddingModels: EmbeddingModels = fitted

/** Embedding a line takes 15–30 ms of CPU time, so only lines that may end up among the best are embedded. */
const maxEmbedded = { quote: 100, title: 60 } as const

/** Returns scores for the first pieces of each list. */
export async function scoreEmbeddings(
  pieces: Record<EmbeddedKind, readonly Piece[]>,
  models: EmbeddingModels,
  embed: EmbedTexts,
): Promise<EmbeddingScores> {
  const first = (kind: EmbeddedKind) => pieces[kind].slice(0, maxEmbedded[kind]).map(({ text }) => text)
  const texts = [...new Set([...first('quote'), ...first('title')])]
  const embeddings = texts.length === 0 ? new Float32Array() : await embed(texts)
  const weighAll = ({ weights }: EmbeddingModel) =>
    new Map(texts.map((text, at) => [text, dot(weights, embeddings, at * embeddingLength)]))
  const known = { quote: weighAll(models.quote), title: weighAll(models.title) }
  return ({ text, sum }, kind) => {
    const score = known[kind].get(text)
    return score === undefined ? null : models[kind].slope * sum + models[kind].offset + score
  }
}

function dot(weights: readonly number[], rows: Float32Array, from: number): number {
  let sum = 0
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (rows[from + at] ?? 0)
  return sum
}
