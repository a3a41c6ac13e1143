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

export const WritingAnswer = z.object({ pieces: z.array(Piece) })
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
