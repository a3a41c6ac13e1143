import { z } from 'zod'

const Tags = z.object({
  models: z.array(z.object({ name: z.string().min(1).max(200), size: z.number().int().nonnegative().nullish() })),
})

/** Returns the models of an answer of Ollama's `/api/tags`, with their bytes on disk. @throws ZodError */
export function readTags(answer: unknown): { model: string; bytes: number | null }[] {
  return Tags.parse(answer).models.map(({ name, size }) => ({ model: name, bytes: size ?? null }))
}
