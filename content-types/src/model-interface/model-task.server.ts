import { z } from 'zod'

// What goes to a model and what may come back. One schema serves all writings: providers count the schema as the first
// bytes of a request, so that only an equal one lets them read the shared part from their cache.

const id = z.number()

export const AnalysisAnswer = z.object({
  about: z.string(),
  topics: z.array(z.object({ title: z.string(), first: id, last: id })),
  names: z.array(z.object({ name: z.string(), what: z.string(), ids: z.array(id) })),
  facts: z.array(z.object({ text: z.string(), ids: z.array(id) })),
  moments: z.array(z.object({ first: id, last: id, why: z.string() })),
})
export type AnalysisAnswer = z.infer<typeof AnalysisAnswer>

export const RankingAnswer = z.object({ best: z.array(z.number()) })
export type RankingAnswer = z.infer<typeof RankingAnswer>

/** One piece of an answer: the place it fills, its words, the sentences it rests on, its kind. */
export const Piece = z.object({ at: z.string(), text: z.string(), ids: z.array(id), kind: z.string() })
export type Piece = z.infer<typeof Piece>

/**
 * Small models write a bare list, ids as texts or ranges, other names of the text, and leave out the place or an empty
 * kind. One such slip must not lose the other pieces; one without any text is left out.
 */
function tidyAnswer(answer: unknown): unknown {
  const pieces = Array.isArray(answer) ? answer : (answer as { pieces?: unknown } | null)?.pieces
  return Array.isArray(pieces) ? { pieces: pieces.flatMap(tidyPiece) } : answer
}

function tidyPiece(piece: unknown): unknown[] {
  const entries = (piece ?? {}) as Record<string, unknown>
  const { at, ids, kind } = entries
  const text = textNames.map((name) => entries[name]).find((value) => typeof value === 'string')
  if (text === undefined) return []
  return [
    {
      at: typeof at === 'string' ? at : '',
      text,
      ids: tidyIds(ids),
      kind: typeof kind === 'string' ? kind : '',
    },
  ]
}

const textNames = ['text', 'content', 'words', 'caption', 'quote']

/** Sentences of a range that a model may mean: more would cite half of the talk. */
const maxRange = 40

function tidyIds(ids: unknown): number[] {
  const list = Array.isArray(ids) ? ids : [ids]
  return list.flatMap((id) => {
    if (typeof id === 'number') return id
    const [first, last] = typeof id === 'string' ? (id.match(/\d{1,9}/g) ?? []).map(Number) : []
    if (first === undefined) return []
    if (last === undefined || last <= first || last - first > maxRange) return first
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

export const WritingAnswer = z.preprocess(tidyAnswer, z.object({ pieces: z.array(Piece) }))
export type WritingAnswer = z.infer<typeof WritingAnswer>

/** The numbers of the claims that do not follow from what was said, each with a short reason. */
export const VerdictAnswer = z.object({ doubts: z.array(z.object({ claim: z.number(), why: z.string() })) })
export type VerdictAnswer = z.infer<typeof VerdictAnswer>

export const answerSchemas = {
  analysis: AnalysisAnswer,
  ranking: RankingAnswer,
  writing: WritingAnswer,
  verdict: VerdictAnswer,
} as const
export type AnswerKind = keyof typeof answerSchemas

/** One request. Plain values, so that it crosses threads; `kind` names the schema of the answer. */
export type ModelTask = {
  kind: AnswerKind
  system: string
  /** Identical for all writing requests of an episode, to the last byte. */
  prefix: string
  prompt: string
  maxOutputTokens: number
}
